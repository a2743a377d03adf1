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
  parts.forEach((part, index) => {
    if (!chosen.has(index)) return;
    const content = inBrackets(part);
    if (text === '') text = content;
    else if (last === index - 1)
      text +=
        (part.separator === '' && wouldMerge(text, content) ? ' ' : separatorOf(part, language)) + content;
    else text += separatorAfterDrop(part, { parts, last, index, language }) + content;
    last = index;
  });
  return restore(text);
}

/** The separator of a part; words removed from it are a break. */
function separatorOf({ text, whole, separator, isAdjunct }: TitlePart, language: string): string {
  const isCut = whole !== undefined && !isAdjunct && whole !== text;
  return isCut && separator === ' ' && !isUnspaced(language) ? ', ' : separator;
}

/** Whether two words would become one without a space between them. */
function wouldMerge(before: string, after: string): boolean {
  return !UNSPACED_SCRIPT.test(before.slice(-1) + after.slice(0, 1));
}

const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（）【】「」『』]/u;

function separatorAfterDrop(
  part: TitlePart,
  at: {
    readonly parts: readonly TitlePart[];
    readonly last: number;
    readonly index: number;
    readonly language: string;
  },
): string {
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
  const order = styleOrder(parts, chosen, first);
  let text = '';
  order.forEach((index, position) => {
    const part = parts[index] as TitlePart;
    const before = order[position - 1];
    const content =
      part.role === 'brand'
        ? part.text.replace(/^(?:by|von|par|di|de|da)\s/iu, '')
        : isUnspaced(language)
          ? part.text
          : inBrackets(part);
    text += before === undefined ? content : joint(list, before, index) + content;
  });
  return restore(text);
}

function joint({ parts, language }: PartList, before: number, index: number): string {
  const [last, part] = [parts[before] as TitlePart, parts[index] as TitlePart];
  if (isUnspaced(language)) return ' ';
  if (part.brackets) return ' ';
  if (last.role === 'brand') return ' ';
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
  parts: readonly TitlePart[],
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
    const fact = first.indexOf(index);
    if (part.brackets && excludesBuyers(part) && !hasFitApart) return STYLE_ORDER.indexOf('product') + 0.15;
    if (hasAdjunctOfProduct(index)) return STYLE_ORDER.indexOf('product') + 0.1;
    if (fact >= 0) return STYLE_ORDER.indexOf('product') + 0.2 + fact / 10;
    return STYLE_ORDER.indexOf(part.role === 'synonym' ? 'feature' : part.role);
  };
  const anchor = (index: number) => {
    const host = parts[index]?.host ?? null;
    return host !== null && host !== product && chosen.has(host) ? host : index;
  };
  return [...chosen].sort((a, b) => {
    const [one, other] = [anchor(a), anchor(b)];
    return one === other ? a - b : rank(one) - rank(other) || one - other;
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
