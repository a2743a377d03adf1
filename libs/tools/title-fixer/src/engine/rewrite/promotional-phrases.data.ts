import { SUBJECTIVE_WORDS } from '@seller-toolbox/reference-data/subjective-words.data';

/** "Top" and "exclusive" also name things: a tank top, a top loader. */
const NAMES_THINGS: readonly string[] = ['top', 'exclusive'];

/**
 * Praise and offers, in lower case, by language of the listing: what a rewritten title does without. Only words that never
 * say what a product is ("free" does: "BPA free"). English are the subjective words; the others were put together on
 * 2026-11-21 from the usual translations of what title policies call promotional ("free shipping", "hot item", "on sale").
 */
export const PROMOTIONAL_PHRASES: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...SUBJECTIVE_WORDS.filter((word) => !NAMES_THINGS.includes(word)),
    'free shipping',
    'hot item',
    'on sale',
    'great deal',
    'money back',
    'money back guarantee',
    'buy now',
    'best price',
    'lowest price',
    'low price',
    'best quality',
    'high quality',
    'top quality',
    'best selling',
    'bestselling',
    'bestseller',
    'top rated',
    'new arrival',
    'special offer',
    'limited offer',
    'limited time offer',
    'satisfaction guaranteed',
  ],
  de: [
    'versandkostenfrei',
    'kostenloser versand',
    'bestseller',
    'sonderangebot',
    'top angebot',
    'top qualität',
    'beste qualität',
    'bester preis',
    'jetzt kaufen',
  ],
  fr: [
    'livraison gratuite',
    'meilleure vente',
    'meilleures ventes',
    'offre spéciale',
    'en promotion',
    'pas cher',
    'meilleur prix',
    'meilleure qualité',
    'haute qualité',
  ],
  it: [
    'spedizione gratuita',
    'offerta speciale',
    'più venduto',
    'in offerta',
    'prezzo basso',
    'miglior prezzo',
    'alta qualità',
  ],
  es: [
    'envío gratis',
    'oferta especial',
    'más vendido',
    'en oferta',
    'precio bajo',
    'mejor precio',
    'alta calidad',
  ],
  ja: [
    '送料無料',
    '激安',
    '最安値',
    '大人気',
    'お買い得',
    '今だけ',
    '期間限定',
    '売れ筋',
    '最新版',
    '最新鋭',
    '最新式',
    '最新型',
    '最新作',
    '最新',
    '高品質',
  ],
};

/** What praise stands before, in lower case: alone it says nothing of a product. */
export const PRAISED_THINGS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'gift',
    'gifts',
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
  ],
  de: ['geschenk', 'wahl', 'preis', 'qualität', 'angebot'],
  fr: ['cadeau', 'choix', 'prix', 'qualité', 'offre'],
  it: ['regalo', 'scelta', 'prezzo', 'qualità', 'offerta'],
  es: ['regalo', 'opción', 'precio', 'calidad', 'oferta'],
};
