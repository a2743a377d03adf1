import { findClaims } from './find-claims.ts';

const rulesIn = (text: string) => [...new Set(findClaims(text).map(({ rule }) => rule))];

describe('a claim and the fact that looks like it', () => {
  it.each([
    // The house that answers, and the sign on the desk.
    ['Customer service desk sign, acrylic', 'Our customer service answers quickly', 'contact'],
    ['Contact Amazon customer service', 'Contact customer service', 'contact'],
    ['Contactez le service client d’Amazon', 'Notre service client répond au téléphone', 'contact'],
    ['Cartel de atención al cliente', 'Nuestro servicio de atención al cliente', 'contact'],
    ['Targa servizio clienti per bancone', 'Il nostro servizio clienti risponde', 'contact'],
    ['请联系亚马逊客服', '请联系客服', 'contact'],
    ['Text me when you get home charm', 'Text me for a discount code', 'contact'],
    // A material that resists, and a treatment.
    ['Mold resistant paint tray', 'Tray with a mold resistant treatment', 'antimicrobial'],
    ['Mildew and mold resistant curtain', 'The lid is mildew resistant', 'antimicrobial'],
    ['Milbenfreie Bezüge', 'Schlafen Sie milbenfrei', 'antimicrobial'],
    ['Allergy-friendly pillow', 'Pillow against allergies', 'medical'],
    ['Tent with mesh against insects', 'Lamp against insects', 'antimicrobial'],
    ['Zelt mit Netz gegen Insekten', 'Spray gegen Insekten', 'antimicrobial'],
    ['Tente avec moustiquaire contre les insectes', 'Lampe contre les insectes', 'antimicrobial'],
    ['Tienda con mosquitera contra insectos', 'Lámpara contra insectos', 'antimicrobial'],
    ['Tenda con zanzariera contro gli insetti', 'Lampada contro gli insetti', 'antimicrobial'],
    ['虫よけネット付きテント', '虫よけスプレー', 'antimicrobial'],
    ['大腸菌の模型 20cm', '大腸菌の増殖を抑える', 'antimicrobial'],
    ['Schimmelresistenter Duschvorhang', 'Schimmelresistente Beschichtung', 'antimicrobial'],
    ['防霉浴帘 灰色', '涂层防霉', 'antimicrobial'],
    // A mixer behind the purchase in bulk, and its discount.
    ['炭酸水 割り材 ハイボール用', '炭酸水 まとめ買い割引', 'offer'],
    ['ダイエット コーラ 500ml', '炭酸水 ダイエットに効果', 'medical'],
    // A trap as the thing, and what it does.
    ['Rat trap with steel spring', 'Trap that kills rats in seconds', 'antimicrobial'],
    ['Mausefalle aus Holz', 'Falle tötet Mäuse sofort', 'antimicrobial'],
    ['Trampa para ratones de madera', 'Trampa que elimina ratones', 'antimicrobial'],
    ['ネズミ捕り バネ式', 'ネズミを撃退する', 'antimicrobial'],
    // Whom a food suits, and what it does for them.
    ['Galletas sin gluten, aptas para celíacos', 'Galletas que alivian a los celíacos', 'medical'],
    ['Pasta adatta ai celiaci', 'Pasta, rimedio per celiaci', 'medical'],
    ['Brot, für Zöliakie geeignet', 'Brot, heilt Zöliakie', 'medical'],
    [
      'Vegan gluten-free oats, suitable for people with celiac disease',
      'Oats cure celiac disease',
      'medical',
    ],
    // Wrinkles of a shirt, and of a face within days.
    ['Plancha, elimina arrugas y manchas de la ropa', 'Crema, elimina arrugas y manchas', 'medical'],
    ['Removes wrinkles in 7 seconds', 'Removes wrinkles in 7 days', 'medical'],
    ['Reduces wrinkles', 'Erases wrinkles in two weeks', 'medical'],
    // The names of certificates, and praise.
    ['Handtuch, Öko-Tex Standard 100', 'Öko Handtuch', 'environmental'],
    ['Reiniger mit EU-Umweltzeichen', 'Reiniger, gut für die Umwelt', 'environmental'],
    // "Natural" of a soap, and of a biocide.
    ['Seife, 100% natürlich', 'Mottenmittel, 100% natürlich', 'environmental'],
    ['Net against insects, no chemicals', 'Insecticide, no chemicals', 'environmental'],
    ['Sapone senza prodotti chimici', 'Insetticida senza prodotti chimici', 'environmental'],
    // The original of something, and praise of its own.
    ['Wie das Original, 24 cm', 'Messer, das Original, 24 cm', 'superlative'],
    ['Fits the original lid', 'Lid – the original', 'superlative'],
    // Care, folds, the way of sending.
    ['Wipe with a lint-free cloth', 'Comes with a free cloth', 'offer'],
    ['三折遮阳伞 黑胶', '全场三折起', 'offer'],
    ['Best stored in a dry place', 'The best oil you can buy', 'superlative'],
    ['Lampada stile industriale', 'Lampada stile Artemide', 'comparison'],
    ['和風デザインの照明', 'ダイソン風デザインの羽根なし扇風機', 'comparison'],
    // A stop within an abbreviation, a printed form.
    ['Book with columns for item no. and price', 'Lowest price. Order now', 'offer'],
    ['Cartoline di garanzia da compilare', 'Garanzia di dieci anni', 'guarantee'],
    ['Certificats de garantie à remplir', 'Garantie dix ans', 'guarantee'],
    ['保固卡 空白 50張', '終身保固', 'guarantee'],
    ['包邮盒标签打印机', '全国包邮', 'shipping'],
    ['红包纸，烫金', '扫码领红包', 'offer'],
    ['Best Buy', 'The best buy of the aisle', 'offer'],
    // Years that a product fits or a model has.
    ['Mats CR-V 2017-2022', 'Mats, 2022 model', 'time-bound'],
    ['Liner CX-5 2017-22', 'Liner, new for 2022', 'time-bound'],
    ['Annales, sessions 2019 à 2024', 'Robe, collection 2024', 'time-bound'],
    ['Modellino, modello del 2024', 'Borsa, collezione 2024', 'time-bound'],
    ['Karosserie, Modelljahr 2024', 'Tasche, Kollektion 2024 - 20 Stück', 'time-bound'],
    ['新品種 トマト 苗', '新品上市', 'time-bound'],
    ['Truck parts, Expedition 2018', 'Expédition 48h', 'shipping'],
    // The time of an effect, and of a delivery.
    ['Your mask works overnight', 'Overnight shipping', 'shipping'],
    ['Sand it the next day', 'Arrives next day', 'shipping'],
    // Sizes, pairs and what else it does.
    ['Box smaller than A3', 'Box smaller than Yeti', 'comparison'],
    ['Works on Windows as well as Mac', 'Works as well as Yeti', 'comparison'],
    ['Longer than the original strap by 4 cm', 'Better than the original', 'comparison'],
    ['Länger als das Original, 84 cm', 'Besser als Original', 'comparison'],
    ['Replaces the original lid', 'As good as the original', 'comparison'],
    ['純正品より2cm長いベルト', '純正品より静か', 'comparison'],
    ['比原装长2厘米的表带', '比原装还好用', 'comparison'],
    ['Plus long que l’original de 4 cm', 'Aussi bon que l’original', 'comparison'],
    ['Réplique de l’original', 'Mieux que l’original', 'comparison'],
    ['Copia del original', 'Tan bueno como el original', 'comparison'],
    ['Ricambio come da disegno originale', 'Buono come l’originale', 'comparison'],
    ['Lid for Yeti, but lighter', 'Like Yeti but lighter', 'comparison'],
    // A minus before a percent sign.
    ['95% cotton -5% elastane', 'Lamp -20%', 'offer'],
    ['Humidity 10 to 90, tolerance -10%', '-30% today', 'offer'],
    ['Luftfeuchte -10 % möglich', '-30% heute', 'offer'],
    ['30 % polyester, 70 % laine', '-30% aujourd’hui', 'offer'],
    ['Humedad -10 %', '-30% hoy', 'offer'],
    ['Sticker „-50%“, 100 Stück', 'Rucksack -50 %', 'offer'],
    ['Scan the QR code for the assembly video', 'Scan the QR code for a gift card', 'offer'],
    ['Code QR vers la notice', 'Scannez le QR code pour une carte cadeau', 'offer'],
    // Stars that are sewn on, and those of a review.
    ['Ghirlanda, 5 stelle di feltro', 'Recensione a 5 stelle gradita', 'reviews'],
    ['Guirlande, cinq étoiles en feutre', 'Un avis cinq étoiles est le bienvenu', 'reviews'],
    ['Girlande, 5 Sterne aus Filz', '5-Sterne-Bewertung erwünscht', 'reviews'],
    // Fat that a scale measures, weight that a fabric loses.
    ['体脂肪計 ガラス', '体脂肪を減らす', 'medical'],
    ['脂肪分3.5%の牛乳', '脂肪の吸収を抑える', 'medical'],
    ['体重を記録する手帳', '30日で10kg減', 'medical'],
    ['體脂秤 玻璃', '減肥茶', 'medical'],
    ['Weight loss through drying is 2 %', 'Lose 20 lbs in 30 days', 'medical'],
    ['Mesa baja 10 kg', 'Pierde 10 kg en 30 días', 'medical'],
    ['Support de 10 kg', 'Perdez 10 kg en 30 jours', 'medical'],
    ['2 kg weniger als das alte Gestell', '10 Kilo weniger in 30 Tagen', 'medical'],
    ['Plush covid key ring', 'Kill Covid-19', 'antimicrobial'],
    ['Coronavirus, libro', 'Elimina el coronavirus', 'antimicrobial'],
    ['Modell des Coronavirus', 'Tötet Coronaviren ab', 'antimicrobial'],
    ['関節炎の本 200ページ', '関節炎に良い', 'medical'],
    ['数字拼图', '数千满意顾客', 'reviews'],
    ['Modulo per reso e rimborso', 'Rimborso entro 30 giorni', 'guarantee'],
    ['Muelle de devolución, 30 mm', 'Devolución en 30 días', 'guarantee'],
    // Traditional characters.
    ['價格標籤 500張', '買一送一', 'offer'],
    ['蚊帳 單人 白色', '驅蚊手環', 'antimicrobial'],
    ['環形掛鉤', '環保材質', 'environmental'],
    ['郵票收集冊', '包郵', 'shipping'],
    ['Deckel beim Abnehmen drehen', 'Hilft beim Abnehmen', 'medical'],
    ['Ships wheel clock from Oak', 'Ships from Germany', 'shipping'],
    ['Jetzt 20% breiter', 'Jetzt 20% sparen', 'offer'],
    // What a product saves, and what an offer does.
    ['Save 30% Water', 'Save 30% on Water Bottles', 'offer'],
    ['Sparen Sie bis zu 30 % Wasser', 'Sparen Sie 30 %', 'offer'],
    ["Économisez jusqu'à 30 % d'eau", 'Économisez 30 %', 'offer'],
    ['Ahorra un 30% de agua', 'Ahorra un 30%', 'offer'],
    ["Risparmia fino al 30% d'acqua", 'Risparmia il 30%', 'offer'],
    ['Ultimate Series Clipper', 'The ultimate clipper', 'superlative'],
    ['Lamp inspired by Japan', 'Lamp inspired by Dyson', 'comparison'],
    ['Must have 2 AA batteries', 'Must have for every kitchen', 'filler'],
  ])('"%s" is none, "%s" is %s', (fact, claim, rule) => {
    expect([rulesIn(fact), rulesIn(claim)]).toEqual([[], expect.arrayContaining([rule])]);
  });
});
