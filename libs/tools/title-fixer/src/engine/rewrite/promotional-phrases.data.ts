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

/** Nouns after a promotional adjective that do not describe a product on their own, in lower case, by language. */
export const PROMOTED_NOUNS: Readonly<Record<string, readonly string[]>> = {
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
