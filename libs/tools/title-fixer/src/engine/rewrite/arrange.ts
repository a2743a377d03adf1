import { excludesBuyers, lexiconOf, type PartRole } from './part-role.ts';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { TitlePart } from './title-part.ts';
import { isUnspaced } from './title-language.ts';

/** The parts of a title by index, and the language in which they are joined. */
export interface PartList {
  readonly parts: readonly TitlePart[];
  readonly language: string;
  /** Puts the brand's spelling in the place of its mark. */
  readonly restore: (text: string) => string;
}

/** The order of the marketplace's style guide: brand, product, whom and what it is for, properties, size, count, color. */
const STYLE_ORDER: readonly PartRole[] = [
  'brand',
  'product',
  'fit',
  'exclusion',
  'audience',
  'feature',
  'use',
  'size',
  'count',
  'color',
];

/** Chosen parts in the order of the title, with its own punctuation. */
export function renderInPlace({ parts, language, restore }: PartList, chosen: ReadonlySet<number>): string {
  let text = '';
  let last = -1;
  const inOrder = parts.map((_part, index) => index).filter((index) => chosen.has(index));
  const lastModel = inOrder.findLastIndex((index) => isModelLike(parts[index]));
  const isBehind = (index: number, at: number) =>
    isOpenExclusion(parts[index]) && !isUnspaced(language) && at < lastModel;
  const moved = inOrder.filter(isBehind);
  [...inOrder.filter((index) => !moved.includes(index)), ...moved].forEach((index) => {
    const part = parts[index] as TitlePart;
    const content = inBrackets(part);
    const before = parts[last];
    if (!before) text = content;
    else text += separatorInPlace(part, { parts, last, index, language }, text) + content;
    last = index;
  });
  return restore(text);
}

function separatorInPlace(part: TitlePart, at: Place, text: string): string {
  const { parts, last, index, language } = at;
  const isNext = last === index - 1;
  const merges = isNext && part.separator === '' && wouldMerge(text, inBrackets(part));
  const separator = merges ? ' ' : isNext ? separatorOf(part, language) : separatorAfterDrop(part, at);
  const before = parts[last] as TitlePart;
  if (separator === ' ' && isSetOff(before, part, language)) return ', ';
  if (separator === ' ' && !part.isAdjunct && !part.brackets && isCutAtEnd(before, language)) return ', ';
  return separator === ', ' && POSSESSIVE.test(text) ? ' ' : separator;
}

interface Place {
  readonly parts: readonly TitlePart[];
  readonly last: number;
  readonly index: number;
  readonly language: string;
}

/** "Trinkflasche, nicht für die Spülmaschine": what a product is not for is set off, and what follows it. */
function isSetOff(last: TitlePart, part: TitlePart, language: string): boolean {
  if (isUnspaced(language)) return false;
  return isOpenExclusion(last) || (isNegative(part) && !part.brackets);
}

const isOpenExclusion = (part: TitlePart | undefined) => isNegative(part) && !part?.brackets;

const isNegative = (part: TitlePart | undefined) => part?.role === 'exclusion';

const TYPE = /(?<![\p{L}\p{N}])(?:typ[eo]?|modell?[eo]?)(?!\p{L})/iu;
const MODEL_CODE = /(?<![\p{L}\p{N}])(?=\p{L}*\p{N})\p{Lu}[\p{L}\p{N}-]+/u;

/** Whether a part says what a product fits, or has a type or code that would be excluded behind an exclusion. */
function isModelLike(part: TitlePart | undefined): boolean {
  if (!part || ['product', 'brand', 'exclusion', 'count', 'color'].includes(part.role)) return false;
  return part.role === 'size'
    ? part.isAdjunct
    : part.role === 'fit' || TYPE.test(part.text) || MODEL_CODE.test(part.text);
}

/** "Women's Dress": no comma after whose it is. */
const POSSESSIVE = /\p{L}(?:['’]s|s['’])$/u;

/** The separator of a part; words removed from it are a break. */
function separatorOf({ text, whole, separator, isAdjunct, brackets }: TitlePart, language: string): string {
  const isCut = whole !== undefined && !isAdjunct && !brackets && whole !== text;
  return isCut && separator === ' ' && !isUnspaced(language) ? ', ' : separator;
}

/** "Lampe de Lecture" of "Lampe de Lecture Chambre": what followed the whole part does not go on with its beginning. */
function isCutAtEnd({ text, whole, isAdjunct, role }: TitlePart, language: string): boolean {
  if (whole === undefined || isAdjunct || role === 'product' || isUnspaced(language)) return false;
  return whole !== text && !whole.endsWith(text);
}

/** Whether two words would become one without a space between them. */
function wouldMerge(before: string, after: string): boolean {
  return !UNSPACED_SCRIPT.test(before.slice(-1) + after.slice(0, 1));
}

const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（）【】「」『』]/u;

function separatorAfterDrop(part: TitlePart, at: Place): string {
  if (isUnspaced(at.language)) return ' ';
  if (part.brackets || (part.role === 'brand' && part.separator === ' ')) return ' ';
  // The dropped part was in the same phrase: an adjunct still belongs to its beginning.
  const isSamePhrase = at.parts.slice(at.last + 1, at.index + 1).every(({ separator }) => separator === ' ');
  const belongs = part.host === at.last || ['product', 'synonym'].includes(at.parts[at.last]?.role ?? '');
  if (isSamePhrase && part.isAdjunct && belongs) return ' ';
  return /\S/u.test(part.separator) ? part.separator : ', ';
}

/** Chosen parts in the order of the style guide; `first` follow the product directly. */
export function renderInStyle(list: PartList, chosen: ReadonlySet<number>, first: readonly number[]): string {
  const { parts, language, restore } = list;
  const order = styleOrder(list, chosen, first);
  let text = '';
  order.forEach((index, position) => {
    const part = parts[index] as TitlePart;
    const before = order[position - 1];
    const content =
      part.role === 'brand'
        ? part.text.replace(/^(?:by|von|par|di|de|da)\s/iu, '')
        : isUnspaced(language)
          ? part.text
          : // "(5 Pack)" would be of what is not fitted.
            inBrackets(isOpenExclusion(parts[before ?? -1]) ? { ...part, brackets: null } : part);
    text += before === undefined ? content : joint(list, before, index) + content;
  });
  return restore(text);
}

function joint({ parts, language }: PartList, before: number, index: number): string {
  const [last, part] = [parts[before] as TitlePart, parts[index] as TitlePart];
  if (isUnspaced(language)) return ' ';
  if (part.brackets && !isOpenExclusion(last)) return ' ';
  if (last.role === 'brand' || POSSESSIVE.test(last.text)) return ' ';
  if (isSetOff(last, part, language)) return ', ';
  if (part.host !== null && isWithin(parts, part.host, before)) return ' ';
  // "no para iPhone 15, Negro": a color behind what is excluded is the product's.
  const touches = before === index - 1 && part.separator === ' ' && !excludesBuyers(last);
  // "with Phone Holder, Dimmable": what is cut from another phrase says nothing of the holder.
  const isWhole = part.isAdjunct || part.whole === undefined;
  if (touches && isWhole && (part.isAdjunct || last.isAdjunct || last.role === 'product')) return ' ';
  return part.isAdjunct && last.role === 'product' ? ' ' : ', ';
}

/** Whether a part is the host or one of its adjuncts. */
function isWithin(parts: readonly TitlePart[], host: number, index: number): boolean {
  return index === host || parts[index]?.host === host;
}

function styleOrder(
  { parts, language }: PartList,
  chosen: ReadonlySet<number>,
  first: readonly number[],
): number[] {
  const product = parts.findIndex(({ role }) => role === 'product');
  const hasAdjunctOfProduct = (index: number) =>
    parts[index]?.host === product ||
    (parts[index]?.isAdjunct &&
      index > product &&
      parts.slice(product + 1, index + 1).every(({ separator }) => separator === ' '));
  const hasFitApart = [...chosen].some(
    (index) => parts[index]?.role === 'fit' && !hasAdjunctOfProduct(index),
  );
  const rank = (index: number): number => {
    const part = parts[index] as TitlePart;
    // "4tlg., 2er Set": counts stay side by side.
    const fact = first.findIndex(
      (at) => at === index || (part.role === 'count' && parts[at]?.role === 'count'),
    );
    if (part.brackets && excludesBuyers(part) && !hasFitApart) return STYLE_ORDER.indexOf('product') + 0.15;
    if (hasAdjunctOfProduct(index)) return STYLE_ORDER.indexOf('product') + 0.1;
    if (fact >= 0) return STYLE_ORDER.indexOf('product') + 0.2 + fact / 10;
    // "für Hunde über 10 kg" before "nicht für Katzen".
    if (part.role === 'size' && part.isAdjunct) return STYLE_ORDER.indexOf('fit');
    return STYLE_ORDER.indexOf(part.role === 'synonym' ? 'feature' : part.role);
  };
  // No model may read as excluded.
  const lastModel = Math.max(...[...chosen].filter((index) => isModelLike(parts[index])).map(rank));
  const rankOf = (index: number): number =>
    isOpenExclusion(parts[index]) && !isUnspaced(language)
      ? Math.max(rank(index), lastModel + 0.01)
      : rank(index);
  const anchor = (index: number) => {
    const host = parts[index]?.host ?? null;
    return host !== null && host !== product && chosen.has(host) ? host : index;
  };
  return [...chosen].sort((a, b) => {
    const [one, other] = [anchor(a), anchor(b)];
    return one === other ? a - b : rankOf(one) - rankOf(other) || one - other;
  });
}

function inBrackets({ text, brackets }: TitlePart): string {
  return brackets ? brackets[0] + text + brackets[1] : text;
}

/** Whether a word can begin a part. */
export function canBegin(word: string, language: string): boolean {
  const { connectors } = lexiconOf(language);
  return !connectors.includes(foldCase(word)) && !/^[\p{N}&+-]/u.test(word);
}
