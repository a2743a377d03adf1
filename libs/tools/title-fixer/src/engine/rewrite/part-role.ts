import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { FITTED_MAKERS, LEXICONS, MATERIALS, type Lexicon } from './lexicon.data.ts';
import { isUnspaced } from './title-language.ts';

/**
 * What a part of a title says. `fit` to `audience` decide whether a product suits a buyer. A `synonym` names the product again;
 * `use` is a purpose or place.
 */
export type PartRole =
  | 'product'
  | 'brand'
  | 'exclusion'
  | 'fit'
  | 'count'
  | 'size'
  | 'color'
  | 'audience'
  | 'feature'
  | 'use'
  | 'synonym';

export function lexiconOf(language: string): Lexicon {
  return (LEXICONS[language] ?? LEXICONS['en']) as Lexicon;
}

const NUMBER = String.raw`\d{1,6}(?:[.,/]\d{1,6}){0,3}`;
const UNIT = String.raw`(?:inch(?:es)?|in|["”″'’]{1,2}|cm|mm|m|ft|feet|yards?|yd|(?:fl\.?\s?)?oz|ounces?|ml|cl|l|lit(?:er|re|ro|ri)s?|litros?|gal(?:lons?)?|cups?|qt|quarts?|gr?|gsm|kg|lbs?|pounds?|mg|mcg|iu|w|watts?|v|volts?|mah|ah|wh|zoll|pouces?|pulgadas?|pollici|インチ|リットル|英寸|毫升|升|克|厘米|毫米|米|寸|号|畳|months?|years?|yrs?|monate|jahre|mois|ans|meses|años|mesi|anni|歳(?:以上|から|まで)?|ヶ月|个月|岁|tb|gb)`;
const RANGE = String.raw`(?:${NUMBER}\s?(?:["”″]\s?)?(?:[-–~]|to|bis|à|a)\s?)?${NUMBER}\+?`;
const LETTER_SIZE =
  '(?:xx?s|s|m|l|xx?l|[2-6]xl|(?:extra[ -])?small|medium|(?:x{1,4}-|extra[ -])?large|queen|king|twin|full|(?:queen|king|twin|full|travel|mini) size|[smlx]+サイズ|フリーサイズ|mサイズ)';
/** "Ages 12 and Up". */
const AND_UP = '(?:and|&) (?:up|older|over|above)';
const SIZE = new RegExp(
  `^(?:(?:up to|max\\.?|bis|bis zu|jusqu'à|hasta|fino a|ab|da|dès|desde|ages?|size|größe|gr\\.|taille|talla|taglia|us|eu|uk|約|直径|ø|ø\\s)\\s?)*(?:${RANGE}[\\s-]?${UNIT}(?:\\s?/\\s?${RANGE}[\\s-]?${UNIT})?|${NUMBER}\\s?${UNIT}?(?:\\s?[x×*]\\s?${NUMBER}\\s?${UNIT}?){1,2}|${LETTER_SIZE})(?:\\.|\\smax\\.?|\\s(?:wide|long|high|tall|deep|thick|breit|hoch|lang|tief|dick|stark|grosor|(?:di|de|d['’]|en)\\s?(?:spessore|lunghezza|largo|ancho|alto|grosor|épaisseur|longueur|largeur|hauteur)|${AND_UP}))?$`,
  'iu',
);
const NAMED_SIZE = new RegExp(
  `^(?:(?:(?:wo)?men['’]?s?|boys['’]?|girls['’]?|kids['’]?|youth|(?:uk|us|eu)(?: (?:child|kids|infant|junior|toddler|adult|(?:wo)?men['’]?s))?|herren|damen|kinder|homme|femme|enfant|uomo|donna|hombre|mujer)\\s)?(?:ages?|size|größe|gr\\.|taille|talla|taglia|us|eu|uk|サイズ)\\s(?:us |eu |uk )?(?:${RANGE}(?:\\s${AND_UP})?|${LETTER_SIZE}(?:/${LETTER_SIZE})?)$`,
  'iu',
);
const SIZE_LABEL = /^(?:size|größe|gr\.|taille|pointure|talla|taglia|eu|uk|us)\s/iu;
const HAS_MEASURE = new RegExp(`${NUMBER}[\\s-]?${UNIT}(?![\\p{L}\\p{N}])`, 'iu');

const BINDING =
  /^(?:hardcover|paperback|taschenbuch|gebundene? ausgabe|broché|relié|tapa (?:dura|blanda)|copertina (?:rigida|flessibile))$/iu;
// "26 Inch + 18 Inch", "140x200 cm bis 160x200 cm".
const AND = / ?(?:\+|&| (?:and|und|et|y|e|to|bis|à|a|hasta|fino a) ) ?/iu;

export function isSize(text: string): boolean {
  // "up to 75 lb" is one size, though a range has the same word.
  if (BINDING.test(text) || NAMED_SIZE.test(text) || SIZE.test(text)) return true;
  return text.split(AND).every((each) => SIZE.test(each));
}

/** "Size 8", "Talla 38", "EU 42": a size that a word names. */
export function isLabelledSize(text: string): boolean {
  return SIZE_LABEL.test(text);
}

/** Whether a count is one of pieces, which may be of what follows it: "34pcs" of "34pcs Bits Kit". */
export function countsPieces(count: string): boolean {
  return /^\p{N}.*(?:pcs?|pieces?|teile|pièces?|piezas|pezzi)$/iu.test(count);
}

const OF_PARTS =
  /^x ?\p{N}|(?:tiers?|drawers|shelves|pockets|compartments|pages|sheets|loads|washes|servings|seiten|blatt|feuilles|hojas|páginas|fogli|pagine|teile|人用)$/iu;

/** Whether a count is one of what a buyer gets, not of the parts or uses of one thing. */
export function countsPack(count: string): boolean {
  return !OF_PARTS.test(count);
}

export function isPackCount(text: string, language: string): boolean {
  return attributeRole(text, language) === 'count' && countsPack(text);
}

/** Whether a text contains a number with a unit. */
export function hasMeasure(text: string): boolean {
  return HAS_MEASURE.test(text);
}

/** The role of a text that is nothing but a size, a count, a color, an audience or a known property. */
export function attributeRole(text: string, language: string): PartRole | undefined {
  const lexicon = lexiconOf(language);
  const folded = foldCase(text);
  // "75375 Building Set" is a model, so is the number of "564XL Ink Cartridges".
  if (
    lexicon.counts.test(text.replace(/^\p{N}+\+(?=\p{N})/u, '')) &&
    !/^(?:\d{4,} .*sets?$|\d{2,}xl? )/iu.test(text)
  )
    return 'count';
  // "6 cajas x 16 cápsulas", "12 tabletas x 100 g".
  if (/^\p{N}+ \p{L}{3,} [x×] \p{N}[\p{N}.,]* ?\p{L}+$/u.test(text)) return 'count';
  // "Lot de 3 x 200g".
  const [, counted = '', each = ''] = /^(\p{L}.*\p{N})\s[x×]\s(\p{N}\S*(?:\s\p{L}+)?)$/iu.exec(text) ?? [];
  if (counted !== '' && lexicon.counts.test(counted) && isSize(each)) return 'count';
  if (isSize(text)) return 'size';
  if (isColor(folded, lexicon, language)) return 'color';
  if (isAudience(folded, lexicon)) return 'audience';
  return isFeature(folded, lexicon) ? 'feature' : undefined;
}

/** "Hombre Mujer", "Damen und Herren": side by side they are one. */
function isAudience(folded: string, { audiences, conjunctions }: Lexicon): boolean {
  const words = folded.split(/[\s/]+/u).filter((word) => !conjunctions.includes(word));
  return words.length > 0 && words.every((word) => audiences.includes(word));
}

function isColor(folded: string, { colors, shades, conjunctions }: Lexicon, language: string): boolean {
  const isPlural = ['es', 'fr', 'it'].includes(language);
  const isOne = (word: string) =>
    colors.includes(word) ||
    (isPlural && (colors.includes(word.replace(/s$/u, '')) || colors.includes(word.replace(/es$/u, '')))) ||
    (language === 'de' && GERMAN_COLOR.test(word));
  const words = folded.split(/[\s/-]+/u).filter((word) => !conjunctions.includes(word));
  const hasColor = words.length <= 4 && words.some(isOne);
  return hasColor && (words.every((word) => isOne(word) || shades.includes(word)) || COLOR_PAIR.test(folded));
}

const GERMAN_COLOR = /^\p{L}{3,}(?:weiss|weiß|grau|blau|grün|schwarz|braun|gelb|beige)$/u;
/** "Marrone/Arancio": one of them is known. */
const COLOR_PAIR = /^\p{L}+\/\p{L}+$/u;

function isFeature(folded: string, { features }: Lexicon): boolean {
  return features.includes(folded.replace(/\s/gu, '-')) || features.includes(folded);
}

/** Whether a word or pair of words is a material or a known property. */
export function isBenefit(text: string, language: string): boolean {
  const folded = foldCase(text);
  return isMaterial(folded) || isFeature(folded, lexiconOf(language));
}

function isMaterial(folded: string): boolean {
  return MATERIALS.includes(folded);
}

// The endings of adjectives in the listing languages.
const ADJECTIVE =
  /(?:able|ible|proof|less|free|ed|ic|al|ous|ive|light|weight|resistant|bar|fest|dicht|frei|los|isch|lich|ig|sicher|weich|ble|bile|ado|ada|ato|ata|ico|ica|ante|ente|ique|oso|osa|ivo|iva|é|ée|eux|euse|dry)$/u;

export function isAdjective(word: string): boolean {
  return word !== word.toUpperCase() && ADJECTIVE.test(foldCase(word));
}

/** Whether a word before a noun says how it is, not which one: "Insulated", "Steel", "Black". */
export function isModifier(word: string, language: string): boolean {
  return isAdjective(word) || isBenefit(word, language) || attributeRole(word, language) !== undefined;
}

/** A word on its own that is neither a property nor a product is a purpose, place or occasion: "Macarons", "Gym"; so is a gift. */
export function isLoneUse(text: string, language: string): boolean {
  const folded = foldCase(text);
  if (/(?<!\p{L})(?:gifts?|geschenk|cadeau|regalo)(?!\p{L})/u.test(folded))
    return !namesProduct(text, language);
  if (isUnspaced(language) || /[\s\p{N}-]/u.test(text) || text === text.toUpperCase()) return false;
  // "geölt": purposes are nouns.
  if (language === 'de' && /^\p{Ll}/u.test(text)) return false;
  return !isBenefit(folded, language) && !isAdjective(text) && !isProductNoun(text, language);
}

/** The role of an adjunct, the words from a preposition on. */
export function adjunctRole(text: string, language: string): PartRole {
  const lexicon = lexiconOf(language);
  const words = foldCase(text).split(' ');
  const [first = '', second = ''] = words;
  if (lexicon.exclusions.test(text)) return 'exclusion';
  if (/^fits?\s(?:\p{L}+\s)?(?:cup ?holders?|cupholders?)/u.test(words.join(' '))) return 'feature';
  if (lexicon.fits.includes(first) || lexicon.fits.includes(second)) return 'fit';
  // What a pan is suitable for decides.
  if (/^(?:hobs?|indu[ckz]\p{L}+)$/u.test(words.at(-1) ?? '')) return 'fit';
  if (WITH.has(first)) return /^\d/u.test(second) ? 'count' : 'feature';
  if (words.some((word) => FITTED_MAKERS.includes(word.replace(/[.,)]$/u, '')))) return 'fit';
  if (HAS_MEASURE.test(text) || /^(?:ages?|up)$/u.test(second)) return 'size';
  if (/\d/u.test(text)) return 'fit';
  return words.some((word) => lexicon.audiences.includes(word)) ? 'audience' : 'use';
}

/** "Cable not included": what is excluded is before it. */
export const FOLLOWS_NOUN = /inclu|enthalten|lieferumfang|fourni|esclus|別売|不含|不包括/iu;

/** Whether a part says whom or what the product is not for; what does not come with it excludes no buyer. */
export function excludesBuyers({ role, text }: { readonly role: PartRole; readonly text: string }): boolean {
  return role === 'exclusion' && !FOLLOWS_NOUN.test(text);
}

const WITH: ReadonlySet<string> = new Set(
  'with without w/ w/o includes including featuring made mit ohne inkl inkl. inklusive avec sans inclus con sin senza incluye inclusi inclusa incluso'.split(
    ' ',
  ),
);

/** Whether a text begins with the "with" of its language, which a phrase on its own does not need. */
export function withoutWith(text: string): string {
  const [first = '', ...others] = text.split(' ');
  const isPhrase = others.length > 1 && ['with', 'w/', 'mit', 'avec', 'con'].includes(foldCase(first));
  return isPhrase ? others.join(' ') : text;
}

/** The role of a Japanese or Chinese word. */
export function unspacedRole(text: string, language: string): PartRole | undefined {
  const lexicon = lexiconOf(language);
  if (lexicon.exclusions.test(text)) return 'exclusion';
  const attribute = attributeRole(text, language);
  if (attribute) return attribute;
  if (/(?:対応|専用|互換|適用)$/u.test(text) && /[\p{Script=Latin}\p{N}ァ-ヴ]/u.test(text)) return 'fit';
  if (/用$/u.test(text) && /[\p{Script=Latin}\p{N}]/u.test(text)) return 'fit';
  if (lexicon.fits.some((fit) => text.startsWith(fit))) return 'fit';
  const maker = /[\p{Script=Latin}][\p{Script=Latin}\p{N} -]*/u.exec(text)?.[0].trim().split(' ')[0] ?? '';
  if (FITTED_MAKERS.includes(foldCase(maker)) && text.startsWith(maker)) return 'fit';
  if (HAS_MEASURE.test(text) && /^\d/u.test(text)) return 'size';
  return undefined;
}

/** Whether a text names a product: it has one of the nouns, or ends with it in languages that join words. */
export function namesProduct(text: string, language: string): boolean {
  return productEnd(text, language) > 0;
}

/** The number of words up to and including the last product noun; for languages without spaces, 1 or 0. */
export function productEnd(text: string, language: string): number {
  const { products } = lexiconOf(language);
  if (language === 'ja' || language === 'zh') {
    const name = text.replace(/(?:セット|套装)$/u, '');
    const hasNoun = products.some((noun) => text.endsWith(noun) || name.endsWith(noun));
    return hasNoun || (HEADS[language]?.test(name) ?? false) ? 1 : 0;
  }
  const words = foldCase(text).split(' ');
  return words.findLastIndex((_word, at) => isNounAt(words, at, language)) + 1;
}

/** The last characters of compounds that name a product, after at least one character that says which. */
const HEADS: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Han}\p{Script=Katakana}ー](?:[器機鍋棚箱袋傘灯靴帽]|ウェア|ケース|バッグ|セット|ライト|マット|カバー|スタンド|ホルダー|ボックス|シューズ|クリップ|ネット|スタイラー|クリーナー|メーカー|スプレー|シール)$/u,
  zh: /\p{Script=Han}(?:[机仪器锅灯柜衣裤裙鞋帽袜椅桌凳床架箱桶壶瓶碗盆刷梳镜伞钟琴]|[^大小便一]盒|[^公一]垫|[^轻]包)$/u,
};

/** Whether the word at an index names a product: not "iron" of "cast iron". */
export function isNounAt(words: readonly string[], at: number, language: string): boolean {
  // "Cast Iron" is a metal, a "Toe Box" a property.
  const isPart = /^(?:(?:cast|wrought) iron|toe box)$/iu.test(
    words.slice(Math.max(0, at - 1), at + 1).join(' '),
  );
  return !isPart && !isOfTool(words, at, language) && isProductNoun(words[at] ?? '', language);
}

/** "1/4\" Drive" of a "Torque Wrench", "20V Battery" of a "Leaf Blower": what the product has, not what it is. */
function isOfTool(words: readonly string[], at: number, language: string): boolean {
  const [before = '', word = ''] = [words[at - 1], words[at]];
  return (
    /^(?:drive|battery|motor|engine)$/iu.test(word) &&
    /\p{N}|^inch$/iu.test(before) &&
    words.slice(at + 2, at + 4).some((next) => isProductNoun(next, language))
  );
}

const MIN_COMPOUND_END = 4;
/** The lists have these languages' plurals in "s" and "es" only where the singular is no product. */
const PLURAL_IN_S = /^(?:en|es|fr)$/u;

export function isProductNoun(word: string, language: string): boolean {
  const { products } = lexiconOf(language);
  const folded = foldCase(word);
  const isNoun = (name: string) =>
    products.includes(name) ||
    (PLURAL_IN_S.test(language) &&
      /s$/u.test(name) &&
      (products.includes(name.slice(0, -1)) || products.includes(name.replace(/es$/u, ''))));
  const last = folded.split('-').at(-1) ?? folded;
  if (isNoun(folded) || (last !== folded && isNoun(last))) return true;
  return (
    language === 'de' &&
    products.some(
      (noun) => noun.length >= MIN_COMPOUND_END && folded.length > noun.length && folded.endsWith(noun),
    )
  );
}
