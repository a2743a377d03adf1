import type { Span } from '../words.ts';

const CLAUSE_EDGE =
  /[,;:.!?|•\n。！？；，、：()（）[\]【】「」–—~\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff\u{d83c}-\u{d83e}\u{dc00}-\u{dfff}\ufe0f-]/u;
// A question and its answer go together.
const SENTENCE_EDGE = /[.!\n。！|•;；]/u;
const STRETCH_EDGE = new RegExp(`${CLAUSE_EDGE.source}|\\s`, 'u');
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORD_CHARACTER = /[\p{Script=Latin}\p{M}\p{Nd}'’-]/u;
const MAX_PHRASE = 300;
/** Characters of the longest HTML tag that is read. */
export const MAX_TAG = 60;
const TAG_START = /^<\/?[a-z]/iu;
const TAG_END = /<\/?[a-z][^<>]*>$/iu;

/** The clause around a span, without the spaces at its ends. */
export function clauseAround(text: string, span: Span): Span {
  return phraseAround(text, span, CLAUSE_EDGE);
}

export function sentenceAround(text: string, span: Span): Span {
  return phraseAround(text, span, SENTENCE_EDGE);
}

/** A span with the rest of a word that it cuts: "Geld-zurück" in "Geld-zurück-Garantie". */
export function wholeWordAround(text: string, { start, end }: Span): Span {
  let from = start;
  if (isInWord(text, start)) while (from > 0 && isInWord(text, from)) from -= 1;
  let to = end;
  if (isInWord(text, end)) while (to < text.length && isInWord(text, to)) to += 1;
  return { start: from, end: to };
}

/** What is between spaces or marks around a span: a phrase in a script without spaces. */
export function stretchAround(text: string, span: Span): Span {
  return phraseAround(text, span, STRETCH_EDGE);
}

export function isUnspaced(text: string, { start, end }: Span): boolean {
  return UNSPACED.test(text.slice(start, end));
}

/** Whether a span contains another one, or is the same. */
export function containsSpan(one: Span, other: Span): boolean {
  return one.start <= other.start && one.end >= other.end;
}

function isInWord(text: string, at: number): boolean {
  return WORD_CHARACTER.test(text.charAt(at - 1)) && WORD_CHARACTER.test(text.charAt(at));
}

function phraseAround(text: string, { start, end }: Span, edge: RegExp): Span {
  let from = start;
  while (from > 0 && start - from < MAX_PHRASE && !isEdge(text, from - 1, edge)) from -= 1;
  let to = end;
  while (to < text.length && to - end < MAX_PHRASE && !isEdge(text, to, edge)) to += 1;
  while (from < start && /\s/u.test(text.charAt(from))) from += 1;
  while (to > end && /\s/u.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** A tag separates, a hyphen between spaces, a full stop before one, a comma or colon not inside a number. */
function isEdge(text: string, at: number, edge: RegExp): boolean {
  const sign = text.charAt(at);
  if (sign === '<') return TAG_START.test(text.slice(at, at + 3));
  if (sign === '>') return TAG_END.test(text.slice(Math.max(0, at - MAX_TAG), at + 1));
  if (!edge.test(sign)) return false;
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  if (sign === '-') return /\s/u.test(before) && /\s/u.test(after);
  if (sign === '.') return !/[^\s)\]"'”’]/u.test(after);
  return !(/[,:]/u.test(sign) && /\p{Nd}/u.test(before) && /\p{Nd}/u.test(after));
}
