import { DISCOUNT } from '@seller-toolbox/listing-text/claims/discounts';
import { SUBJECTIVE_WORDS } from '@seller-toolbox/reference-data/subjective-words.data';

/** Subjective words that also occur in product names: a tank top, a top loader. */
const PRODUCT_NOUNS: readonly string[] = ['top', 'exclusive'];

/**
 * Promotional phrases, in lower case, by language of the listing. Only words that never describe a product ("free" does:
 * "BPA free"). English has the subjective words too; the rest was compiled on 2026-11-21 from the usual translations of what
 * title policies call promotional ("free shipping", "hot item", "on sale").
 */
export const PROMOTIONAL_PHRASES: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...SUBJECTIVE_WORDS.filter((word) => !PRODUCT_NOUNS.includes(word)),
    ...phrases(`hot item|on sale|now reduced|now on sale|money back|money back guarantee|buy now|bestselling|bestseller|top rated|new arrival|limited time offer|satisfaction guarantee|
    lifetime warranty|limited edition sale|clearance|black friday deal|prime day deal|cyber monday deal|amazon choice|trending|fast shipping|on clearance|
    wow|must have|must buy|cheap|gift idea|unbeatable|mom approved|fda approved|fda cleared|customer favorite|fan favorite|crowd pleaser|world class|
    next level|high end|luxurious|money saver|value pack deal|last chance|while supplies last|in stock|discount|discounted|save big|five star|5 star|
    top notch|unrivaled|unrivalled|phenomenal|spectacular|sensational|extraordinary|world famous|famous|risk free|order now|shop now|act now|don’t miss|
    gift ready|great for gifts|great for gifting|vet approved|expert recommended|highly recommended|as seen on tv|as seen on tiktok|tiktok viral|viral|
    upgraded|latest version|latest model|brand new|life changing|mind blowing|game changer|magic formula|unbelievable|most powerful|most popular|number 1|
    bogo|next day delivery|ships fast|ships from usa|ready to ship|fast delivery|in store now|full refund|guaranteed fit|fit guaranteed|12 month warranty|1 year warranty|
    2 year warranty|satisfaction|premium grade|premium design|gift for him|gift for her|stocking stuffer|as advertised`),
  ],
  de: phrases(`versandkostenfrei|kostenloser versand|sonderangebot|top angebot|top qualität|beste qualität|bester preis|jetzt kaufen|jetzt reduziert|stark reduziert|bester|beste|bestes|testsieger|
    premium qualität|hohe qualität|gratis versand|angebot|im angebot|sale|neuheit|top preis|verkaufsschlager|bestem|besten|beste wahl|bester wahl|
    ausgezeichnete|traumhaft|nur heute|rabatt|aktion|aktionspreis|schnäppchen|portofrei|gratisversand|schneller versand|blitzversand|
    zufriedenheitsgarantie|geschenkidee|spitzenqualität|premiumqualität|preishit|billig|luxus|topseller|kundenliebling|dermatologisch empfohlen|weltbeste|
    weltbester|sofort lieferbar|expressversand|zum halben preis|halber preis|ausverkauf|räumungsverkauf|restposten|gratis|geld zurück|lieblingsstück|
    limitierte auflage|neue version|neues modell`),
  fr: phrases(`livraison gratuite|maintenant en promotion|meilleure vente|meilleures ventes|en promotion|pas cher|meilleur prix|meilleure qualité|haute qualité|meilleur vendeur|
    promo|promotion|soldes|satisfait ou remboursé|cadeau idéal|idée cadeau|livraison rapide|top qualité|nouveauté|idéal cadeau|idée de cadeau|prix bas|
    petit prix|prix cassé|vente flash|exclusive|excellente qualité|bonne qualité|luxe|haut de gamme|remise|bon plan|numéro 1|top vente|top ventes|
    qualité garantie|sublime|dernière version|le meilleur|la meilleure|les meilleurs|coup de cœur|vu à la tv|moitié prix|à prix réduit|
    prix réduit|destockage|déstockage|envoi rapide|remboursé|satisfait|garanti|incontournable`),
  it: phrases(`spedizione gratuita|ora in offerta|offerta speciale|più venduto|in offerta|prezzo basso|miglior prezzo|alta qualità|il migliore|il più venduto|
    offerta|grande offerta|occasione da non perdere|offerta limitata|sconto|saldi|promozione|soddisfatti o rimborsati|garanzia a vita|idea regalo|novità|perfetto regalo|ideale regalo|
    super sconto|offerta lampo|sconti|ottima qualità|massima qualità|miglior qualità|migliore qualità|spedizione veloce|lusso|di lusso|numero 1|eccellenza|
    top di gamma|novità assoluta|nuovo arrivo|il meglio|la migliore|i migliori|metà prezzo|soddisfazione|imperdibile|prezzo bomba|numero uno|prezzo top`),
  es: phrases(`envío gratis|ahora rebajado|oferta especial|más vendido|en oferta|precio bajo|mejor precio|alta calidad|máxima calidad|el mejor|la mejor|mejor calidad|
    superventas|gran oferta|el más vendido|oferta|oferta limitada|descuento|rebajas|promoción|garantía de por vida|regalo ideal|idea regalo|novedad|
    envío rápido|ofertón|ganga|envío gratuito|envío 24h|entrega rápida|excelente calidad|gran calidad|buena calidad|calidad profesional|garantía total|
    mejores precios|precio especial|rebaja|chollo|liquidación|lujo|de lujo|número 1|n.º 1|top ventas|ideal regalo|última versión|nuevo modelo|
    el más barato|mejor opción|envío exprés|satisfacción|imprescindible|precio bomba|número uno|para siempre`),
  ja: phrases(`送料無料|激安|最安値|大人気|お買い得|お得な|今だけ|期間限定|売れ筋|最新版|最新鋭|最新式|最新|高品質|送料込み|ランキング1位|楽天1位|業界初|No.1|人気|大好評|話題の|話題|セール|特価|割引|プレゼントに最適|おすすめ|新発売|新作|新品|最高|返金保証|限定|絶対|高評価|大評判|
    口コミ|爆売れ|爆売|人気商品|売れてます|新商品|新モデル|進化版|お得|超お得|値下げ|半額|タイムセール|クーポン|在庫限り|数量限定|即納|翌日配送|即日発送|当日発送|あす楽|満足度|最強|究極|完璧|圧倒的|極上|高級|業界最高|世界初|日本初|送料込|国内配送|返品保証|全額返金|
    安心保証|保証付き|保証付|正規品|本物|ギフトに最適|プレゼントにも|人気のギフト|医師推奨|専門家推奨|ランキング入賞|ランキング受賞|殿堂入り|大ヒット|話題沸騰|改良版|アップグレード版|アップグレード|進化|新型|2026年モデル|テレビで紹介|SNSで話題|バズり|高コスパ|
    プレゼント最適|おしゃれな人気|驚き|感動|必見|訳あり|在庫処分|大特価|最安|格安|翌日お届け|翌日到着|30日返金|1年保証|2年保証|永久保証|メーカー保証`),
  zh: phrases(`包邮|免运费|热卖|热销|爆款|特价|促销|限时|特惠|新款|最新|最佳|最好|第一|销量第一|畅销|网红|正品|正品保证|高品质|优质|高档|顶级|极品|完美|打折|清仓|亏本|秒杀|礼物首选|七天无理由退货|买一送一|质量保证|抢购|推荐|最低价|厂家|直销|批发价|甩卖|大促|特卖|折扣|优惠|
    包退|包换|退款|质保|终身保修|终身质保|正版|官方|旗舰|旗舰款|高端|豪华|奢华|超值|划算|实惠|便宜|低价|爆品|热门|人气|口碑|好评|最强|最优|极致|独家|首选|必备|神器|升级款|升级版|新品|新品上市|上新|现货|当天发货|买二送一|赠品|送礼|佳品|限量|全网|顶级品质|一流|
    第一品牌|销冠|冠军|医生推荐|专家推荐|抖音同款|网红款|明星同款|同款热卖|新升级|全新升级|升级|假一赔十|假一赔三|快递包邮|顺丰|次日达|当日发|半价|第二件半价|满减|立减|直降|工厂价|出厂价|白菜价|亏本价|超低价|回头客|好评如潮|必买|必入|良心|放心购`),
};

/**
 * Offers with an amount, and years beside "new", in any language: "$5 OFF", "-20 %", "2026 New". They end before
 * the next punctuation.
 */
export const PROMOTIONAL_PATTERNS: readonly RegExp[] = [
  /(?:(?:save|get|jetzt|nur|(?<!(?:wash|clean|water|use|dry|indoors?|outdoors?)\s)only|seulement|solo|sólo)\s)?(?:up to\s)?-?\s?[$€£¥￥]\s?\d{1,6}(?:[.,]\d{1,6})?(?:\s?(?:off|rabatt|de réduction|de descuento|di sconto|discount))?/giu,
  /(?:(?:save|get|up to)\s){0,2}(?:-\s?)?\d{1,6}(?:[.,]\d{1,6})?\s?(?:[€$£%％]?\s?(?:off|オフ|引き)|[€$£]\s?(?:rabatt|de réduction|de descuento|di sconto|discount))(?![\p{L}\p{N}-])(?:\s(?:today|now|only|heute|jetzt|hoy|oggi|aujourd['’]hui)(?!\p{L}))*/giu,
  DISCOUNT,
  // "Save 30% Today"; what saves water is a property.
  /(?<!\p{L})(?:save|spare?n?(?:\ssie)?|économisez|ahorr[ae]n?|risparmia(?:te)?)\s(?:(?:up to|bis zu|jusqu['’]à|hasta|fino al?)\s)?(?:un\s|il\s)?\d{1,3}\s?[%％](?:\s(?:today|now|heute|jetzt|hoy|oggi)(?!\p{L}))*/giu,
  /(?<![\p{N}.,])\d{1,3}\s?[%％]\s(?:sparen|gespart|d['’]économies?|de ahorro|di risparmio)(?!\p{L})(?:\s(?:heute|jetzt|hoy|oggi)(?!\p{L}))*/giu,
  /-\s?\d{1,6}\s?[%％]|\d{1,6}(?:[.,]\d{1,6})?\s?(?:€|£|円|元)(?![\p{L}\p{N}])|\d{1,6}(?:\.\d{1,6})?折|satisfaction 100\s?%|100\s?%\s?(?:satisfaction|zufriedenheit|soddisfazione|satisfacción)(?:\s(?:guaranteed?|garantie|garantita|garantizada|garantiert))?/giu,
  /(?<![\p{Script=Latin}\p{N}])(?:(?:new|newest|latest|upgraded|neu|neues?|nouveau|nouvelle|nuovo|nuova|nuevo|nueva|modèle|modelo|modello)\s20[2-3]\d|20[2-3]\d\s?(?:new|newest|latest|upgraded?|upgrade|update|version|edition|neu|nouveau|nuevo|nuovo|新款|新品|最新版|最新型|最新|新作|年最新|年新款|年(?!\d|以|まで|前|后|起))(?:\s(?:version|edition|model))?)(?![\p{Script=Latin}\p{N}])/giu,
  /(?<![\p{L}\p{N}])#\s?\d{1,6}(?:\s(?:rated|choice|in \p{L}+))(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:n[o°º]\.?|nr\.?|nummer)\s?1(?![\p{L}\p{N}])/giu,
  /(?<!\p{L})\p{L}{1,20}['’]s?\s(?:#\s?1\s)?choice/giu,
  /(?<![\p{L}\p{N}])free\s(?:\p{L}+\s)?(?:delivery|shipping|postage|returns?)(?:\s(?:worldwide|nationwide|\p{L}+[\s-]wide|(?:in|to|across|within)\s(?:the\s)?\p{L}+))?(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}]|^(?:\p{L}+\s){1,3})(?:(?:most|the)\s)?\p{L}+\s(?:\p{L}+\s)?ever(?=\s*(?:$|[!,;|–—]))/giu,
  // What is between is the product: "Best Mug Ever 11 oz".
  /(?<=(?<!\p{L})(?:best|greatest|coolest|cutest)\s(?:\p{L}+\s){1,2})ever(?!\p{L})/giu,
  /(?<![\p{L}\p{N}])(?:perfect|ideal|great|best|lovely|thoughtful)\s(?:gifts?\s)?for\s(?:the\s)?(?:mom|mum|dad|him|her|wife|husband|girlfriend|boyfriend|friends|family|mother|father|mothers|fathers|moms|dads|anyone|everyone)(?:\s?(?:,|&|and|or)\s?(?:mom|mum|dad|him|her|wife|husband|girlfriend|boyfriend|friends|family|mother|father))*(?![\p{L}\p{N}])/giu,
  /★+|☆+/gu,
  /(?<!\p{L})(?:(?:new|neu|nouveau|nouveauté|nuevo|nuovo|novità|novedad)\s)?(?:for|für|pour|para|per)\s(?:christmas|xmas|halloween|easter|spring|summer|autumn|winter|weihnachten|ostern|frühling|sommer|herbst|noël|printemps|été|automne|hiver|navidad|primavera|verano|otoño|invierno|natale|pasqua|estate|autunno|inverno)\s20[2-3]\d(?!\p{N})/giu,
  /(?<![\p{L}\p{N}])buy\s\S{1,5}\sget\s\S{1,5}(?:\sfree)?(?![\p{L}\p{N}])/giu,
  /(?<!\p{L})(?:call|phone|tel|telefon|whatsapp|wechat|電話|电话|手机|微信|加?qq)[.:：]{0,2}\s?\+?\p{N}[\p{N}\s().-]{4,16}\p{N}/giu,
  // Phone numbers and bar codes.
  /(?<![\p{Script=Latin}\p{N}.,+-]|(?:repla[cz]\p{L}+|remplace|ersetzt|sustituye|sostituisce|part|oem|r[eé]f\p{L}*|model\p{L}*|type?|nr|no|n°)[.:]?\s)\+?\d{10,13}(?![\p{L}\p{N}.,-])/gu,
  /(?:加|添加)(?:微信|薇信|vx|qq|v信)\p{L}{0,2}[号:：\s]{0,2}[A-Za-z][\w-]{4,}(?:\s?(?:咨询|优惠|联系))?/giu,
  /(?<!\p{L})(?:garant[íi]as?|garanti(?:e|s|e?s|da|do|ta|to)?|garanzia|warranty|guarantee)\s(?:de\s|di\s|von\s|of\s)?\p{N}{1,2}\s(?:años?|ans?|anni|jahre?|years?|meses|mois|mesi|monate?|months?)(?!\p{L})/giu,
  /(?<!\p{L})(?:qualit[àé]|calidad|quality|qualität)\s(?:top|superiore?|supérieure|premium|suprema|eccellente|excelente)(?!\p{L})/giu,
  // What is praised by any of these words: "Factory Price", "Great Gift Idea".
  /(?<![\p{L}\p{N}])(?:great|good|best|top|hot|big|super|superior|excellent|premium|professional|salon|oem|hotel|finest|factory|wholesale|special|unbeatable|cheap|half|perfect|lovely|nice|ideal|unique|holiday|christmas|luxury|bonus|free|low|lowest|high|limited|flash|summer|winter|clearance)[\s-](?:quality|prices?|deals?|gifts?(?!\s(?:box|bag|card|set|wrap|tag|tin|basket|bow))(?:\sideas?)?|value|sale|choice|discount|offer|bonus|product|seller|selling|stock)(?![\p{L}\p{N}])/giu,
  // Adjectives with any ending: "hochwertiges", "qualité exceptionnelle", "comodísimas".
  /(?<!\p{L})(?:(?:qualit[éà]|calidad|prix|precio|prezzo)\s)?(?:\p{L}{3,9}[íi]s?sim|hochwertig|erstklassig|hervorragend|unschlagbar|sensationell|einzigartig|unglaublich|unfassbar|exklusiv|günstig|genial|perfekt|limitiert|parfait|exceptionnel|excellent|imbattabl|imbattibil|imbatibl|incroyabl|incredibil|increíbl|exclusif|exclusiv[oa]|esclusiv|perfett|perfect[oa]|fant[aá]stic[oa]|fantastiqu|e?straordinari|extraordinari[oa]|econ[oó]mic[oa]|recommandé|recomendad|consigliat|empfohlen|garantizad|garantit|garantiert|revolucionari|rivoluzionari|révolutionnair|excepcional|eccezional|espectacular|barat[oa]|rebajad|meilleur|mejor|miglior|indispensabl|indispensabil|excelent|eccellent|magnifiqu)\p{L}{0,3}(?!\p{L})/giu,
  /(?<!\p{L})s[uú]per\s(?:prix|pre[czi]{2}[oi]s?|preis|of[fe]*r[et]\p{L}*|angebot|promo)(?!\p{L})|(?:\p{N}{1,3}\s)?meses sin intereses/giu,
  // "la más bonita", "le plus vendu", after the words that name the product.
  /(?<=\S\s)(?:el|la|los|las|il|i|le|gli)\s(?:más|plus|più)\s\p{L}+(?!\p{L})|(?<=\S\s)les\splus\s\p{L}+(?!\p{L})/giu,
  // Prices with the name of a currency: "MRP Rs 598".
  /(?<!\p{L})(?:(?:[mru]rp|msrp|uvp|pvpr?|rs\.?|inr|usd|eur|gbp)\s?[:.]?\s?){1,2}[€$£₹]?\s?\p{N}[\p{N}.,]{0,12}\p{N}/giu,
  /质保\s?(?:\p{N}|[一二两三四五六七八九十]){1,2}年|(?:\p{N}|[一二两三四五六七八九十]){1,2}年质保/gu,
];

/** The address of a web site or of mail, which may have the brand in it. */
export const ADDRESS =
  /(?:(?:visit|besuchen sie|visitez|visita|visite)\s)?(?:(?:www\.)?[\p{L}\p{N}-]{1,63}\.(?:com|net|org|shop|store|co\.uk|de|fr|it|es|eu|cn|jp)|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.\p{L}{2,20}){1,3})(?![\p{L}\p{N}])|(?:(?:add|contact|message|text)\s(?:us\s)?(?:on\s|via\s)?)?(?<!\p{L})(?:we\s?chat|whats\s?app|telegram|viber|skype)(?:\sid)?[:\s]{1,3}(?=\S{6})(?=[\p{L}_.-]{0,20}\p{N})[\w.@+-]{6,40}/giu;

/** A year alone, which dates a listing unless the product is one of a year. */
export const YEAR = /(?<![\p{Script=Latin}\p{N}-])20[2-3]\d(?![\p{Script=Latin}\p{N}-])/gu;
export const PRODUCTS_OF_A_YEAR =
  /(?<!\p{L})(?:class of|graduat(?:e|ion)|senior|yearbook|tax|guides?|handbook|almanac|reiseführer|steuern?|abi|abitur|guía|guida|promoción|promo|bac|laurea|maturità)(?!\p{L})|卒業|ガイドブック|毕业|指南|planner|calendar|diary|almanac|edition|kalender|planer|agenda|calendrier|calendario|agenda|手帳|カレンダー|日历|台历|日记/iu;

/** Nouns after a promotional adjective that do not describe a product on their own, in lower case, by language. */
export const PROMOTED_NOUNS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'gift',
    'gifts',
    'gift idea',
    'choice',
    'price',
    'prices',
    'quality',
    'value',
    'seller',
    'deal',
    'offer',
    'item',
    'sale',
    'design',
    'performance',
    'comfort',
    'softness',
    'protection',
    'sound',
    'power',
  ],
  de: ['geschenk', 'geschenkidee', 'wahl', 'preis', 'qualität', 'angebot', 'garantie', 'design', 'komfort'],
  fr: ['cadeau', 'choix', 'prix', 'qualité', 'offre', 'vente', 'ventes'],
  it: ['regalo', 'scelta', 'prezzo', 'qualità', 'offerta', 'vendite', 'garanzia'],
  es: ['regalo', 'opción', 'precio', 'calidad', 'oferta', 'ventas', 'garantía'],
  ja: ['モデル', 'プレゼント', 'ギフト', '品'],
  zh: ['礼物', '礼品', '选择'],
};

/** Words before an offer that belong to it: "Was ... Now ...", "jetzt 20 % Rabatt", "Our Bestseller". */
export const OFFER_LEADS: readonly string[] = [
  ...'was now only today just our your this get buy new super'.split(' '),
  ...'neu neue neues nur jetzt heute sehr ganz das'.split(' '),
  ...'nouveau nouvelle maintenant seulement très nuovo nuova solo ora molto nuevo nueva sólo ahora muy'.split(
    ' ',
  ),
];

/** Words that say nothing once the offer or praise beside them is gone: "New ... Model". */
export const OFFER_WORDS: readonly string[] = [
  ...OFFER_LEADS,
  ...'off order model version style release arrival time generation edition collection season'.split(' '),
  ...'modell modèle modello versione modelo versión più más'.split(' '),
];

/** A list with "|" between phrases, which may have spaces. */
function phrases(list: string): readonly string[] {
  return list.split(/\|\s*/u);
}
