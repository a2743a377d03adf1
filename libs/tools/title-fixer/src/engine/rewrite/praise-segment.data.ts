/**
 * Words of praise and offers, in lower case, by language of the listing. Each may also describe a product, so that only a segment
 * that has nothing else is praise: "Qualità Top", "Livraison 24h Offerte". Compiled on 2026-11-28 from listings of our own making.
 */
export const PRAISE_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words(
    `best top incredible fantastic perfect excellent superb unbelievable wonderful stunning promo promotion save saving popular buy stocks value choice shop`,
  ),
  de: words(
    `top super bester beste bestes besten reduziert versandkostenfrei garantiert geld-zurück rückgabe hochwertige hochwertiger premium perfekt perfekte perfektes ideales beliebt limitiert nr`,
  ),
  fr: words(`top super réduction choc parfait parfaite idéal idéale coup cœur flash`),
  es: words(`top super súper promoción gratuito excelente perfecto ideal venta vendido vendida`),
  it: words(`top super promozione promo reso shock perfetto perfetta ideale vendite lampo`),
};

/** Units of time, which say nothing beside a word of praise: "24H", "2 Jahre", "30 days". */
export const PRAISE_TIMES =
  /^\p{N}{0,4}-?(?:h|hrs?|hours?|days?|weeks?|months?|years?|stunden|tage?n?|wochen?|monate?|jahren?|jahre?|heures?|jours?|mois|ans?|horas|días|meses|años?|ore|giorni|mesi|anni)$/u;

/** English adjectives before the ending of their superlative: any other word in "-est" is a name or a thing ("PawNest", "Forest"). */
export const SUPERLATIVE_STEMS: readonly string[] =
  words(`low high lat cheap soft strong new long great cut tough smooth sharp fin fast cool light bright nic warm cold hott saf clean clear
    quick quiet small larg bigg tall thick thinn wid deep rich sweet fresh pur smart tight hard easi cozi comfi fluffi silki sturdi fanci
    funni happi healthi heavi tasti tini pretti loveli yummi dri fitt slimm short simpl bold dark plush rar loud mild firm gentl sleek snug
    crisp creami juici spici crunchi shini handi trendi cuddli`);

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

const CARE = String.raw`(?<!\p{L})(?:\p{L}*wash(?:able|ing)?|clean(?:ing)?|water|dry|iron|use|indoors?|outdoors?|adults?|lavage(?:\s\p{L}+){0,3}|sec|froid|intérieur|extérieur)\s`;
/** How a thing is cared for or where it is used: "only" after it is no word of an offer, as in "Hand Wash Only 20% OFF". */
export const CARE_BEFORE = new RegExp(`${CARE}$`, 'iu');
/** A limit of care or use: "Cold Water Only", "nur für Innen". */
export const LIMIT = new RegExp(
  String.raw`${CARE}(?:only|seulement|uniquement)(?!\p{L})|(?<!\p{L})(?:nur|solo|sólo|seulement|uniquement)\s(?:für|per|para|pour|hand|kalt|im|in|a|à|lava|us[oa](?!\p{L}))`,
  'iu',
);

/** Whom a gift is for by age says something of the product: "Gift for 3 Year Old Boys". */
export const GIFT = /(?<!\p{L})(?:gifts?|geschenk\p{L}*|cadeaux?|regalos?)(?!\p{L})/iu;
export const AGE =
  /\p{N}{1,2}\s?(?:\+|[-–]\s?\p{N}{1,2})?[\s-]?(?:years?|yrs?|months?|jahren?|monaten?|ans|mois|años|meses|anni|mesi)(?!\p{L})/iu;
