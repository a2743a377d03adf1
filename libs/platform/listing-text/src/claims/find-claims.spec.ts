import { applyRepairs } from './apply-repairs.ts';
import { findClaims } from './find-claims.ts';
import { removalCap } from './removal-cap.ts';

const rulesIn = (text: string, options = {}) => findClaims(text, options).map(({ rule }) => rule);
const repaired = (text: string) =>
  applyRepairs(
    text,
    findClaims(text).flatMap(({ repair }) => (repair ? [repair] : [])),
  );

describe('findClaims', () => {
  it.each([
    ['Cures Colds', 'medical'],
    ['FDA approved thermometer', 'medical'],
    ['Heilt Akne', 'medical'],
    ['Kills 99% of germs', 'antimicrobial'],
    ['Satisfait ou remboursé', 'guarantee'],
    ['Atomic Habits – $5 OFF?', 'offer'],
    ['5 OFF', 'offer'],
    ['Envío gratis', 'shipping'],
    ['mail a.b@shop.com', 'contact'],
    ['like B08N5WRWNW', 'product-code'],
    ['better than Yeti', 'comparison'],
    ['Lasciaci una recensione', 'reviews'],
    ["Women's Summer Dress 2026 Dresses", 'time-bound'],
    ['世界一やわらかい毛布', 'superlative'],
    ['环保吸管', 'environmental'],
    ['<br>', 'markup'],
    ['fan 🔥', 'decoration'],
    ['VERY LARGE box', 'capitals'],
    ['This pan is VERY LARGE AND LIGHT', 'capitals'],
    ['Award-winning pan', 'superlative'],
    ['TBD', 'filler'],
    ['The perfect gift for every occasion', 'filler'],
    ['Get rid of ants', 'antimicrobial'],
    ['Leiser als der Thermomix', 'comparison'],
    ['Llévate tres calcetines y paga dos', 'offer'],
    ['À mettre sous le sapin ce Noël', 'time-bound'],
    ['The migraine was gone after two evenings', 'medical'],
    ['Keine Motten mehr im Schrank', 'antimicrobial'],
    ['浴室の天井にカビが生えません', 'antimicrobial'],
    ['Garantie 10 ans sur le cadre', 'guarantee'],
    ['Every last penny back', 'guarantee'],
    ['Forget Tupperware: this lid closes', 'comparison'],
    ['Les concurrents utilisent un plastique fin', 'comparison'],
    ['Cosa scrivono gli acquirenti: recensioni', 'reviews'],
    ['Art.-Nr. GH-20871-S, Handschuhe', 'product-code'],
    ['货号 HX-88213-BK 腰包', 'product-code'],
    ['Dichtung grau, EAN 4006000123457', 'product-code'],
    ['条码 6970225518043', 'product-code'],
    ['替换滤芯适配加湿器，货号 JSQ-3307', 'product-code'],
    ['Only 7 pcs remaining in burgundy', 'shipping'],
    ['Sabot plage style Crocs', 'comparison'],
    ['Se non sei soddisfatto ti rimborsiamo tutto', 'guarantee'],
    ['« Mon chien l’adore », Sandrine, cliente depuis 2021', 'reviews'],
    ['Ring the workshop on 0113 496 0072', 'contact'],
    ['Escanea el QR y habla con nosotros', 'contact'],
    ['You will not regret it', 'filler'],
    // A voiced sign of half-width katakana is a character of its own.
    ['ﾆｷﾋﾞが治る洗顔石けん', 'medical'],
    // "の本" is a book, but not in "の本革".
    ['最高品質の本革', 'superlative'],
    // "Modell" carried no words: it was taken for a scale model.
    ['Unser meistverkauftes Modell', 'offer'],
    ['Te regalamos el enfriador con cada juego de copas', 'offer'],
    ['びっくりするほど静か！！！', 'decoration'],
    ['Erreichbar unter 0711 / 496 00 21', 'contact'],
    ['Not a copy', 'comparison'],
    ['Pay only if you are happy', 'guarantee'],
    ['The stars speak for themselves', 'reviews'],
    ['Mi fisio lo usa con sus pacientes', 'medical'],
    ["N'a rien à envier aux grands noms", 'comparison'],
    ['Una sartén de diario, sin rival', 'superlative'],
    ['Gli acari non trovano casa', 'antimicrobial'],
  ])('"%s" is %s', (text, rule) => {
    expect(rulesIn(text)).toEqual([rule]);
  });

  it.each([
    'BPA-free bottle',
    'A tale of the fastest snail in the world',
    'Der kleinste Steckplatz fasst 6 mm',
    'For the best fit, measure your wrist first',
    '最高出力は500Wです',
    'Programm gegen Computerviren',
    'Broche en forme d’abeille et de fourmi, contre un fond noir',
    'USB Port 5 Color Modes',
    'Ojal para que cuelgue la etiqueta del cuello',
    'En cas d’allergie, cessez l’utilisation',
    "Nature's Bounty Cure hand balm",
    'Never Free Ship Co.',
    'Not intended to diagnose, treat, cure, or prevent any disease',
    'Nicht zur Behandlung von Krankheiten bestimmt',
    '病気を治療するものではありません',
    '本品不能治疗任何疾病',
    'Sale marino grosso',
    'Black Friday: A History of the Gold Panic, hardcover',
    '最高使用温度230℃',
    '美式键盘，@位于数字2键上',
    'Cake candle number 1, gold',
    'The Migraine Cookbook: 120 recipes',
    'Tasche für Asthmaspray, leer',
    'Ant farm with blue gel',
    'Dry food for sterilised cats',
    'Crocchette Gatto Sterilizzato con Salmone 3 kg',
    'Pienso para gatos esterilizados 3 kg',
    'Croquettes pour chat stérilisé 3 kg',
    'Wheat germ, toasted',
    'Folder for warranty cards',
    'Film review journal',
    'Taza «La mejor abuela», 325 ml',
    '《最好的我们》平装小说',
    'Dust bin compatible with Dyson V8',
    'Replaces part no. GH-20871-S',
    'BASE ANTIDESLIZANTE: ocho ventosas',
    // Of "TWO-STAGE ZIPPER" only "STAGE ZIPPER" is a run of long words.
    'TWO-STAGE ZIPPER – the inner pocket closes on its own',
    'Gravé MADE IN FRANCE sous le socle',
    'Tasten START, STOPP und PAUSE vorn am Gerät',
    "Premiata con il Compasso d'Oro 2016 per il disegno dello stelo",
    // "phone" inside "iPhone" made the models a phone number.
    'Portable charger for iPhone 15/14/13',
    '适用于苹果手机 15 14 13',
    '手机壳（不适用iPhone 14） 防摔透明',
    '布団カバー 3点セット 枕カバー',
    'Rubber stamp "FREE SHIPPING" with red ink pad',
    'Trophy, plate for place 1',
    'NB-2031',
    'Red Dot Award 2024',
    'Microbe model for schools',
    'Mit dem Adapter passen auch Filter anderer Hersteller in Ihre Brita-Kanne',
    'Sur le coussin, une souris brodée',
    'この体重計は重さだけを示すもので、病気の診断や管理には使えません',
    '这台体重秤只显示重量，不能用来判断任何疾病',
    // Claim words inside longer words or across two of them.
    '可爱上衣三件套，适合身高90到100厘米的孩子',
    '强大气流三档可调，长发约八分钟吹干',
    '女生发夹十二只装，金属弹片',
    '显示器增高架，桌面高度抬升12厘米',
    '低碳钢焊丝，直径1.2毫米',
    '三折钱包，翻盖处有一个硬币位',
    // What a device does to pressure, how a thing is cleaned, what else it fits.
    'The regulator reduces the water pressure to 3 bar',
    'Bottles and teats can be sterilised in boiling water for five minutes',
    'Passt auf Gardena-Anschlüsse und die meisten Stecksysteme anderer Hersteller',
    'Kit pour empreinte de patte en argile, cadre 18 x 18 cm',
    'Tierra para macetas en pastilla, 10 unidades',
    "Luce d'ambiente con sensore, 2700 K",
    '開封後はお早めにお召し上がりください',
    '中綿入りのベスト、紺、Mサイズ',
  ])('a negation, name or word of another meaning is no claim: %s', (text) => {
    expect(findClaims(text)).toEqual([]);
  });

  it('shows only the year of a season', () => {
    expect(findClaims('Vestido de verano 2025').map(({ rule, text }) => [rule, text])).toEqual([
      ['time-bound', '2025'],
    ]);
  });

  it('leaves out what is inside the brand', () => {
    expect(rulesIn('Best Seller Mugs tin cup', { brand: 'Best Seller Mugs' })).toEqual([]);
  });

  it('finds other brands only in search terms, and not after "for"', () => {
    expect(rulesIn('tumbler yeti stanley', { isSearchTerms: true })).toEqual(['rival-brand', 'rival-brand']);
    expect(rulesIn('lid for yeti', { isSearchTerms: true })).toEqual([]);
    expect(rulesIn('tumbler yeti')).toEqual([]);
  });

  it('gives only the graver one of two that overlap', () => {
    expect(rulesIn('Best seller')).toEqual(['offer']);
  });

  it('gives no empty words in a sentence with an error, but in the next one', () => {
    expect(rulesIn('Free shipping, you will love it')).toEqual(['shipping']);
    expect(rulesIn('Free shipping. You will love it')).toEqual(['shipping', 'filler']);
    expect(rulesIn('The best mug, you will love it')).toEqual(['superlative', 'filler']);
  });

  it('gives empty words beside a product code', () => {
    expect(rulesIn('Un vero must: portachiavi, SKU PK-0093-BR')).toEqual(['filler', 'product-code']);
  });

  it('gives capitals beside a graver claim in them', () => {
    expect(rulesIn('GRATIS VERSAND: Fußmatte')).toEqual(['shipping', 'capitals']);
  });

  // "GRATIS" was an offer of its own because the capitals came between it and the shipping claim.
  it('hides a weaker claim also when capitals come between', () => {
    expect(rulesIn('SPEDIZIONE GRATIS, zerbino in cocco')).toEqual(['shipping', 'capitals']);
  });

  it('finds a new model year although "for 2026" names the year of a calendar', () => {
    expect(rulesIn('New for 2026: thicker handles')).toEqual(['time-bound']);
    expect(rulesIn('Wall calendar for 2026')).toEqual([]);
  });

  it('takes stars with one decimal for a rating, a number of stars for a pattern', () => {
    expect(rulesIn('Durchschnittlich 4,7 Sterne')).toEqual(['reviews']);
    expect(rulesIn('Girlande, 5 Sterne aus Holz')).toEqual([]);
  });

  it('reaches over no ornament between two phrases', () => {
    const claims = findClaims('Baskets 11 x 11 Inch ♥ Our Customers Adore Them');
    expect(claims.find(({ rule }) => rule === 'reviews')?.text).toBe('Our Customers Adore');
  });

  it('gives the place of the claim in UTF-16 offsets', () => {
    const text = '👍 is followed by free shipping';
    const [, claim] = findClaims(text);
    expect(text.slice(claim?.start, claim?.end)).toBe('free shipping');
  });

  it('ends an address before the punctuation after it', () => {
    expect(findClaims('visit www.acme.com, 32 oz')[0]?.text).toBe('www.acme.com');
  });

  it('gives at most 100 findings of a long text', () => {
    expect(findClaims('best seller, '.repeat(1500))).toHaveLength(100);
  });
});

describe('repairs of claims', () => {
  it.each([
    ['Atomic Habits – $5 OFF, An Easy Way', 'Atomic Habits, An Easy Way'],
    ['Mug, best seller, 300 ml', 'Mug, 300 ml'],
    ['Best seller mug', 'mug'],
    ['Mug (free shipping) in blue', 'Mug in blue'],
    ['Fan 🔥 quiet', 'Fan quiet'],
    ['Wow!!! A lamp', 'Wow! A lamp'],
    ['Salt &amp; pepper', 'Salt & pepper'],
    ['VERY LARGE box', 'Very Large box'],
    ['A soft pillow. Cures back pain. Washable.', 'A soft pillow. Washable.'],
    ['Pillow, FDA approved, white', 'Pillow, white'],
  ])('"%s" becomes "%s"', (text, expected) => {
    expect(repaired(text)).toBe(expected);
  });

  it('has none for a claim that is the whole title', () => {
    expect(findClaims('Cures acne', { isTitle: true })[0]?.repair).toBeNull();
  });
});

describe('removalCap', () => {
  const removed = { severity: 'error' } as const;
  it.each([
    [[], null],
    [[{ severity: 'warning' } as const], null],
    [[removed], 50],
    [[removed, removed], 30],
    [[removed, removed, removed], 30],
  ])('of %j is %s', (claims, cap) => {
    expect(removalCap(claims, [50, 30])).toBe(cap);
  });

  it('is null by a rule set without caps', () => {
    expect(removalCap([removed, removed], [])).toBeNull();
  });
});

describe('claims that are one phrase', () => {
  it.each([
    ['Trinkflasche Edelstahl mit Geld-zurück-Garantie 1 L', ['Geld-zurück-Garantie']],
    ['Follow us on Instagram @acme', ['Follow us on Instagram @acme']],
    ['Seguici su Instagram: @filo.e.trama', ['Seguici su Instagram: @filo.e.trama']],
    ['Compra sin riesgo: te reembolsamos el importe completo', ['sin riesgo: te reembolsamos el importe']],
    ['Lifetime Warranty, Money Back Guarantee', ['Lifetime Warranty', 'Money Back Guarantee']],
  ])('of one rule count once: %s', (text, expected) => {
    const errors = findClaims(text).filter(({ severity }) => severity === 'error');
    expect(errors.map((claim) => claim.text)).toEqual(expected);
  });
});

it.each([
  ['Steel Bottle 32 oz 30 day refund', 'guarantee'],
  ['t.me/acme', 'contact'],
  ['レビューお願いします', 'reviews'],
  ['Sartén 28 cm Oferta 2x1', 'offer'],
])('finds a short claim: %s', (text, rule) => {
  expect(findClaims(text).map((claim) => claim.rule)).toEqual([rule]);
});
