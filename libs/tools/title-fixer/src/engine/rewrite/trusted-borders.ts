import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { isHeadInitial, NEGATING } from './cut-part.ts';
import { isGermanBorder } from './german-borders.ts';
import { isInseparable } from './inseparable-words.ts';
import { joinPieces } from './join-pieces.ts';
import { endsInMeasure, isOneLength, measuresCounted, startsMeasure } from './measure-borders.ts';
import {
  attributeRole,
  countsPieces,
  isAdjective,
  isBenefit,
  isNounAt,
  isPackCount,
  isProductNoun,
  lexiconOf,
} from './part-role.ts';
import { PHRASE_ENDS } from './run-words.data.ts';
import { DIMENSIONS, needsMore } from './split-core.ts';
import { BRAND_MARK, type Piece } from './title-part.ts';

/**
 * Joins pieces between which a title has no punctuation and nothing says that one phrase ends and another begins: "24 Hours" and
 * "Playtime", "Tilt Head Stand" and "Mixer". A longer part is left out whole; a wrong border would tear a phrase.
 */
export function withTrustedBorders(pieces: readonly Piece[], language: string): Piece[] {
  const named = pieces.find(({ role }) => role === 'core')?.text.split(' ') ?? [];
  return joinPieces(pieces, (last, piece, { at, joined }) => {
    const isProduct = joined.findIndex(({ role }) => role === 'core') === joined.length - 1;
    const next = pieces[at + 1];
    // "Completo Letto" and "4 pezzi" before a bracket: nothing follows that is counted.
    const isTail = piece.role === 'count' && (!next || next.separator !== ' ' || next.brackets !== null);
    const isApart = isTail && isPackCount(piece.text, language);
    return isApart || isBorder(last, piece, { language, isProduct, named })
      ? undefined
      : wholePiece(last, piece);
  });
}

function wholePiece(last: Piece, piece: Piece): Piece {
  const text = `${last.text} ${piece.text}`;
  return { ...last, text, role: last.isAdjunct ? last.role : 'core' };
}

/** Before the preposition of an adjunct: "Works with", "Eligible for". */
const LEADS =
  /^(?:works?|eligible|compatible|suitable|ideal|perfect|great|designed|made|fits?|ready|safe|suministro|vorrat|scorta|cure|fornitura)$/iu;
/** A border needs so many signs of an end and a beginning together. */
const ENOUGH = 3;

interface BorderContext {
  readonly language: string;
  /** The piece before the border is the first name of the title. */
  readonly isProduct: boolean;
  /** The words of that name. */
  readonly named: readonly string[];
}

function isBorder(left: Piece, right: Piece, context: BorderContext): boolean {
  const { language, isProduct } = context;
  if (right.separator !== ' ' || left.brackets || right.brackets) return true;
  if (BRAND_MARK.test(right.text) || /^[\uE000-\uE0FF]$/u.test(left.text)) return true;
  if (left.role === 'exclusion' || right.role === 'exclusion') return true;
  const [before, after] = [left.text.split(' '), right.text.split(' ')];
  // "avec 2 Batteries" and "et Chargeur".
  if (lexiconOf(language).conjunctions.includes(foldCase(after[0] ?? ''))) return false;
  if (isInseparable([...before, ...after], before.length, language)) return false;
  if (measuresCounted(left, after)) return false;
  // "Laptopfach 15,6 Zoll": the length is of this noun.
  if (
    language === 'de' &&
    !isProduct &&
    isOneLength(right.text) &&
    /^\p{Lu}\p{Ll}/u.test(before.at(-1) ?? '')
  )
    return false;
  if (language === 'de' && isGermanBorder([...before, ...after], before.length)) return true;
  if (right.isAdjunct) return !LEADS.test(before.at(-1) ?? '');
  if (isProduct && left.role === 'core' && right.role === 'core' && !isHeadInitial(language)) {
    if (describes(before, after, language)) return false;
    if (isWhole(before, after, language)) return true;
  }
  // "40oz" and "Tumbler Cup", where the product is a tumbler.
  if (left.role === 'size' && sharesNoun(after, context.named, language)) return true;
  if (endsInMeasure(before, after, language)) return true;
  if (isHeadInitial(language) && goesOnWith(before, left, right, context)) return false;
  if (startsMeasure(after, right, { before, isProduct, language })) return true;
  return signsOfEnd(before, left, language) + signsOfStart(after, right, before, context) >= ENOUGH;
}

/** Where nouns come first: "Housse" and "Lavable", or the one noun of the product and what it is for: "Lámpara" and "Escritorio". */
function goesOnWith(
  before: readonly string[],
  left: Piece,
  right: Piece,
  { isProduct, language }: BorderContext,
): boolean {
  const [first = ''] = right.text.split(' ');
  const name = before.filter((word) => !BRAND_MARK.test(word));
  if (isProduct)
    return (
      left.role === 'core' && right.role === 'core' && name.length === 1 && isProductNoun(first, language)
    );
  const isProperty = attributeRole(first, language) === 'feature' || isAdjective(first);
  return isProperty && isProductNoun(before.at(-1) ?? '', language);
}

/** "Steel Vacuum" and "Insulated Tumbler": a noun in the singular before another product says which. */
function describes(before: readonly string[], after: readonly string[], language: string): boolean {
  const last = before.at(-1) ?? '';
  const isSingular = isNounAt(before, before.length - 1, language) && !/s$/iu.test(last);
  // "Night Light" and "Rechargeable Silicone Lamp": "Vacuum Insulated" is one, "Light Rechargeable" is not.
  if (isAdjective(after[0] ?? '') && !/ed$/iu.test(after[0] ?? '')) return false;
  return (
    isSingular &&
    isNounAt(after, after.length - 1, language) &&
    !after.some((word) => /\p{N}/u.test(word)) &&
    !namesAgain(after, before, language)
  );
}

/** "FHD+ Laptop" and "Intel Core i7": the product is named, and what follows is more than a noun. */
function isWhole(before: readonly string[], after: readonly string[], language: string): boolean {
  return (
    before.length > 1 &&
    after.length > 1 &&
    isNounAt(before, before.length - 1, language) &&
    !isNounAt(after, 0, language)
  );
}

/** Of an end: 3 a count, 2 a product, a property, a figure with its unit, 1 another noun or the thing of a preposition, else 0. */
function signsOfEnd(words: readonly string[], piece: Piece, language: string): number {
  const [last = '', before = ''] = [words.at(-1), words.at(-2)];
  if (isCount(piece)) return 3;
  // "for Kids Ages 3+".
  if (piece.role === 'audience' && /\p{N}\+?$/u.test(last)) return 3;
  if (DIMENSIONS.has(foldCase(last))) return /\p{N}/u.test(words.slice(-3).join(' ')) ? 2 : 0;
  // "Schuhe Damen": whom it is for ends the name.
  const isNamed =
    isHeadInitial(language) || (language === 'de' && isNounAt(words, words.length - 2, language));
  if (isNamed && attributeRole(last, language) === 'audience') return 3;
  const isKnown =
    ['size', 'count', 'color', 'audience', 'fit'].includes(piece.role) ||
    [last, `${before} ${last}`].some(
      (text) => attributeRole(text, language) !== undefined || isBenefit(text, language),
    ) ||
    isNounAt(words, words.length - 1, language) ||
    (PHRASE_ENDS[language]?.includes(foldCase(last)) ?? false) ||
    isPlural(last, language);
  if (isKnown) return 2;
  return piece.isAdjunct || (!isHeadInitial(language) && NOUN_ENDINGS.test(last)) ? 1 : 0;
}

/** "2 Pack" says all, "34pcs" may be of what comes after it. */
function isCount({ role, text, isAdjunct }: Piece): boolean {
  // "with 4 Level" and "Filtration System".
  return role === 'count' && (!isAdjunct || /\p{N}\p{L}{1,3}$/u.test(text)) && !countsPieces(text);
}

const VERBS = /^(?:keeps?|holds?|helps?|supports?|includes?|works?|fits?|made)$/iu;
const NOUN_ENDINGS = /(?:[st]ion|ment|ness|ity|[ae]nce|ung|heit|keit|té|dad|tà)s?$/u;

/** Of a start: 3 a known property of several words, 2 a figure or the product again, 1 a modifier, else 0. */
function signsOfStart(
  words: readonly string[],
  piece: Piece,
  before: readonly string[],
  { language, named }: BorderContext,
): number {
  const [first = '', second = ''] = words;
  const last = before.at(-1) ?? '';
  const isFigure = piece.role === 'size' || piece.role === 'count' || /^\p{N}/u.test(first);
  if (isCount(piece)) return 3;
  // "5 modes", "8 Funzioni": a number of things; where nouns come first, other figures are of the noun before.
  const isOfThings = isNumberOf(words);
  // "5 Modos de Color" and "10 Niveles de Brillo": two numbers of things.
  if (isOfThings && isNumberOf(before) && !needsMore(last, language)) return 3;
  if (isFigure) return (isHeadInitial(language) && !isOfThings) || /\p{N}$/u.test(last) ? 1 : 2;
  // "Gray" and "Pet Sofa".
  const isColored =
    attributeRole(last, language) === 'color' && words.some((word) => isProductNoun(word, language));
  if (isColored) return 1;
  if (second !== '' && isBenefit(`${first} ${second}`, language)) return 3;
  if (VERBS.test(first)) return 2;
  const isNamed = isHeadInitial(language)
    ? isProductNoun(first, language)
    : namesAgain(words, [...named, ...before], language);
  if (isNamed || piece.role === 'color') return 2;
  // "Strip Lights RGB App Control": no plural describes the noun after it.
  const isApart =
    isPlural(last, language) && isProductNoun(last, language) && !isProductNoun(first, language);
  const isModifier =
    attributeRole(first, language) !== undefined ||
    isBenefit(first, language) ||
    isAdjective(first) ||
    NEGATING.test(first);
  return isApart || isModifier ? 1 : 0;
}

/** "5 Modes", "10 Helligkeitsstufen". */
function isNumberOf([first = '', second = '']: readonly string[]): boolean {
  return /^\p{N}{1,2}$/u.test(first) && /^\p{L}{4,}$/u.test(second);
}

/** "Yoga Mat 6mm" and "Exercise Mat": the second one names the product again. */
function namesAgain(words: readonly string[], before: readonly string[], language: string): boolean {
  return words.length > 1 && !isProductNoun(words[0] ?? '', language) && sharesNoun(words, before, language);
}

function sharesNoun(words: readonly string[], others: readonly string[], language: string): boolean {
  const nouns = (all: readonly string[]) =>
    all.filter((word) => isProductNoun(word, language)).map((word) => foldCase(word).replace(/s$/u, ''));
  const known = nouns(others);
  return nouns(words).some((noun) => known.includes(noun));
}

function isPlural(word: string, language: string): boolean {
  return language === 'en' && /^\p{L}{3,}[^\P{Ll}suiy]s$/u.test(word);
}
