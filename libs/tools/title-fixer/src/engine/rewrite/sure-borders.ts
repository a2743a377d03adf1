import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { isHeadInitial, NEGATING } from './cut-part.ts';
import {
  excludesBuyers,
  isModifier,
  isLabelledSize,
  isPackCount,
  isProductNoun,
  lexiconOf,
  namesProduct,
} from './part-role.ts';
import type { ComposedTitle } from './spaced-list.ts';
import type { TitlePart } from './title-part.ts';
import { isUnspaced } from './title-language.ts';

/** How sure it is that one phrase of a title ends before a part and another begins. */
export type Sureness = 'sure' | 'trusted' | 'none';

/** Before the preposition of an adjunct: "Works with", "Ideal for". */
const LEADS =
  /^(?:works?|eligible|compatible|suitable|ideal\p{L}{0,2}|perfect|designed|made|ready|safe|reduces?|removes?|riduce|rimuove|elimina|réduit)$/iu;
/** Before codes: "対応機種 MCK55". */
const LABELS = /^(?:対応|適合|適用)(?:機種|車種|型番|モデル)$|^(?:型番|适用(?:型号|机型))$/u;

/**
 * Sure are the seller's own punctuation, the preposition of an adjunct, a negation, the count of a pack, and a color at the end.
 * Other borders between parts are trusted, unless the words beside them may be one phrase.
 */
export function surenessBefore(parts: readonly TitlePart[], at: number, language: string): Sureness {
  const [left, right] = [parts[at - 1], parts[at]];
  if (!left || !right) return 'sure';
  if (isUnspaced(language)) return right.separator === '' || LABELS.test(left.text) ? 'none' : 'sure';
  if (/\S/u.test(right.separator) || right.brackets || left.brackets) return 'sure';
  const { connectors, conjunctions } = lexiconOf(language);
  const last = left.text.split(' ').at(-1) ?? '';
  const first = right.text.split(' ')[0] ?? '';
  if (connectors.includes(foldCase(last)) || conjunctions.includes(foldCase(first)) || LEADS.test(last))
    return 'none';
  if (right.isAdjunct || (excludesBuyers(right) && NEGATING.test(first))) return 'sure';
  if (right.role === 'color') return isSegmentEnd(parts, at) && left.role !== 'color' ? 'sure' : 'none';
  if (right.role === 'count' && isPackCount(right.text, language)) return 'sure';
  if (right.role === 'size' && isLabelledSize(right.text)) return 'sure';
  if (left.role === 'count' && !left.isAdjunct && isPackCount(left.text, language)) return 'trusted';
  // "Wall Charger Not Included": what is not included begins before its negation.
  if (right.role === 'exclusion') return 'none';
  if (left.role === 'color') return 'trusted';
  const goesOn = isHeadInitial(language)
    ? goesOnWith(left, right, language)
    : language === 'de'
      ? right.role === 'size' && left.role !== 'product' && !/\p{N}/u.test(last)
      : !opensPhrase(left, first, language);
  return goesOn ? 'none' : 'trusted';
}

/** Where nouns come first: "avec Bol | Inox", "2 Federe | 50x80", "Completo | Letto". */
function goesOnWith(left: TitlePart, right: TitlePart, language: string): boolean {
  const words = left.text.split(' ');
  const first = right.text.split(' ')[0] ?? '';
  if (right.role === 'size') return left.role !== 'product' && !/\p{N}/u.test(words.at(-1) ?? '');
  if (left.role === 'product') return isProductNoun(first, language);
  return left.isAdjunct && words.length <= 2 && !/^\p{N}/u.test(first);
}

/** "Trousers | Straight Leg", "Charger | Foldable Plug": not "Bike | Phone Mount". */
function opensPhrase(left: TitlePart, first: string, language: string): boolean {
  const last = left.text.split(' ').at(-1) ?? '';
  // "Ladies | Black Work Trousers".
  if (left.role === 'product' && !/\p{N}/u.test(first) && !namesProduct(left.text, language)) return false;
  const isPlural = /s$/iu.test(last) && isProductNoun(last, language);
  return isPlural || /^\p{N}/u.test(first) || isModifier(first, language) || /\p{N}/u.test(last);
}

/** Whether the seller's punctuation, an adjunct or a count follows a part. */
function isSegmentEnd(parts: readonly TitlePart[], at: number): boolean {
  const next = parts[at + 1];
  return (
    !next ||
    /\S/u.test(next.separator) ||
    next.brackets !== null ||
    next.isAdjunct ||
    next.role === 'count' ||
    isLabelledSize(next.text)
  );
}

/** Whether all parts of a version are whole and begin and end at borders between phrases. */
export function hasSureSeams({ list: { parts, language }, chosen }: ComposedTitle): boolean {
  const isSure = (at: number) => surenessBefore(parts, at, language) !== 'none';
  return [...chosen].every((at) => {
    const { whole, text, role } = parts[at] as TitlePart;
    const isWhole =
      whole === undefined ||
      whole === text ||
      ['product', 'fit', 'exclusion', 'count', 'size'].includes(role);
    const isShorterName = role === 'product' && whole !== undefined && whole !== text;
    return isWhole && (role === 'product' || isSure(at)) && (isShorterName || isSure(at + 1));
  });
}

/** A capitalized word that is neither a noun of the lists nor says how a thing is. */
const MAKER = /^\p{Lu}[\p{L}&’'-]{3,}$/u;
const NO_MAKER = /(?:ment|tion|al|er)$/iu;

/** Whether a version has the first word of the title, if that may be a maker that no brand names. */
export function keepsMaker(version: string, text: string, language: string): boolean {
  const [first = ''] = text.split(' ');
  const isMaker =
    MAKER.test(first) &&
    !NO_MAKER.test(first) &&
    !isModifier(first, language) &&
    !isProductNoun(first, language);
  return !isMaker || version.includes(first);
}
