import type { TokenizedTitle, Token } from './tokens.ts';

const OPENING = '([{（【［「『';
const CLOSING = ')]}）】］」』';
const EMPTY_PAIR = /[([{（【［「『]\s*[)\]}）】］」』]/gu;
const BRACKETS = /[()[\]{}（）【】［］「」『』]/gu;
const HAS_BRACKET = /[()[\]{}（）【】［］「」『』]/u;

/** Whether a separator has punctuation or brackets, and so separates phrases and not only words. */
export function isPhraseSeparator(separator: string): boolean {
  return /\S/u.test(separator);
}

/** Whether a separator is a single comma. */
export function isComma(separator: string): boolean {
  return /^\s*[,，、]\s*$/u.test(separator);
}

/** Merges the separators around a dropped token: punctuation wins over white space, brackets of both are kept. */
export function mergeSeparators(before: string, after: string): string {
  if (HAS_BRACKET.test(before + after)) return mergeBrackets(before, after);
  if (isPhraseSeparator(before)) return before;
  if (isPhraseSeparator(after)) return after;
  return before === '' && after === '' ? '' : ' ';
}

function mergeBrackets(before: string, after: string): string {
  const joined = (before + after).replace(EMPTY_PAIR, '');
  return HAS_BRACKET.test(joined) ? joined : firstSeparator(joined);
}

/** The first punctuation with its white space, or a space. */
function firstSeparator(separators: string): string {
  const [first] = separators.match(/^\s*\S+\s*/u) ?? [];
  return first ?? ' ';
}

/** Joins tokens into a title with single spaces, no space before punctuation, paired brackets and no punctuation at the ends. */
export function renderTitle(title: TokenizedTitle): string {
  const { tokens, trailingSeparator } = withoutUnpairedBrackets(title);
  const body = tokens
    .map(
      ({ separator, text }, index) => (index === 0 ? tidyStart(separator) : tidySeparator(separator)) + text,
    )
    .join('');
  return (body + tidyEnd(trailingSeparator)).trim();
}

function tidySeparator(separator: string): string {
  return separator
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;:，、；)\]）】］」』])/gu, '')
    .replace(/(?<=[([（【［「『]) /gu, '');
}

function tidyStart(separator: string): string {
  return (separator.match(BRACKETS) ?? []).join('');
}

function tidyEnd(separator: string): string {
  return (separator.match(BRACKETS) ?? []).join('');
}

/** The title without brackets that have no partner. */
function withoutUnpairedBrackets(title: TokenizedTitle): TokenizedTitle {
  const separators = [...title.tokens.map(({ separator }) => separator), title.trailingSeparator];
  const paired = pairedBrackets(separators);
  const cleaned = separators.map((separator, at) => {
    let span = 0;
    const kept = separator.replace(BRACKETS, (bracket) => (paired.has(`${at}:${span++}`) ? bracket : ' '));
    return kept === separator || isPhraseSeparator(kept) ? kept : kept.replace(/\s+/gu, ' ');
  });
  return {
    tokens: title.tokens.map((token, index): Token => ({ ...token, separator: cleaned[index] ?? '' })),
    trailingSeparator: cleaned.at(-1) ?? '',
  };
}

/** The brackets that have a partner, as "separator index:position among its brackets". */
function pairedBrackets(separators: readonly string[]): ReadonlySet<string> {
  const paired = new Set<string>();
  const open: { id: string; kind: number }[] = [];
  separators.forEach((separator, at) => {
    (separator.match(BRACKETS) ?? []).forEach((bracket, span) => {
      const id = `${at}:${span}`;
      if (OPENING.includes(bracket)) return void open.push({ id, kind: OPENING.indexOf(bracket) });
      const last = open.at(-1);
      if (last?.kind !== CLOSING.indexOf(bracket)) return;
      open.pop();
      paired.add(last.id).add(id);
    });
  });
  return paired;
}
