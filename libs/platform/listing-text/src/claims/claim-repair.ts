import type { Span } from '../words.ts';
import type { ClaimRuleId } from './claim-rules.data.ts';

/** Replace the range with `text`; an empty text removes it. */
export interface ClaimRepair extends Span {
  readonly text: string;
}

/** Claims that are part of a sentence: it does not survive their removal, only a whole phrase can go. */
const SENTENCE_RULES: ReadonlySet<ClaimRuleId> = new Set(['medical', 'antimicrobial', 'comparison', 'reviews']);
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
};
const EDGE = /[,;:.!?|•\n。！？；，、()（）[\]【】「」–—]/u;
const SENTENCE_EDGE = /[.!?\n。！？|;；]/u;
const MAX_PHRASE = 300;

/** A change of a text that removes a claim, with the spaces and commas around it. */
export function repairOf(text: string, claim: Span & { readonly rule: ClaimRuleId }): ClaimRepair | null {
  const { rule, start, end } = claim;
  const found = text.slice(start, end);
  if (rule === 'capitals') return { start, end, text: found.replace(/\p{Lu}[\p{Lu}'’]{2,}/gu, capitalize) };
  if (rule === 'markup') return { start, end, text: ENTITIES[found.toLowerCase()] ?? markupText(found) };
  if (rule === 'decoration' && /^[!?]+$/u.test(found)) return { start, end, text: found.charAt(0) };
  const phrase = phraseAround(text, claim, SENTENCE_RULES.has(rule) ? SENTENCE_EDGE : EDGE);
  const isWhole = phrase.start >= start && phrase.end <= end;
  if (SENTENCE_RULES.has(rule)) {
    const isRest = text.slice(0, phrase.start).trim() !== '' || text.slice(phrase.end).replace(/^[.!?。！？\s]+/u, '') !== '';
    return isRest ? removal(text, phrase) : null;
  }
  return removal(text, isWhole ? phrase : { start, end });
}

function capitalize(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}

function markupText(tag: string): string {
  return /^<(?:br|\/p|\/li|\/div|\/h\d)/iu.test(tag) ? '\n' : '';
}

/** The phrase or sentence around a claim, without the spaces at its ends. */
function phraseAround(text: string, { start, end }: Span, edge: RegExp): Span {
  let from = start;
  while (from > 0 && start - from < MAX_PHRASE && !edge.test(text.charAt(from - 1))) from -= 1;
  let to = end;
  while (to < text.length && to - end < MAX_PHRASE && !edge.test(text.charAt(to))) to += 1;
  while (from < start && /\s/u.test(text.charAt(from))) from += 1;
  while (to > end && /\s/u.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

const PAIRS: Readonly<Record<string, string>> = {
  '(': ')',
  '（': '）',
  '[': ']',
  '【': '】',
  '「': '」',
};

/** Removes a span with its brackets, or its comma, or one of the two spaces around it. */
function removal(text: string, { start, end }: Span): ClaimRepair {
  if (PAIRS[text.charAt(start - 1)] === text.charAt(end) && text.charAt(end) !== '') {
    return removal(text, { start: start - 1, end: end + 1 });
  }
  const before = /[,，、;；|\s–—-]*$/u.exec(text.slice(Math.max(0, start - 5), start))?.[0] ?? '';
  const after = /^[,，、;；.!?。！？|\s]*/u.exec(text.slice(end, end + 5))?.[0] ?? '';
  const isFirst = start - before.length === 0;
  const isLast = end + after.length >= text.length;
  if (isFirst) return { start: 0, end: end + after.length, text: '' };
  if (isLast) return { start: start - before.length, end, text: '' };
  const hasSeparator = /[^\s]/u.test(before) && /[^\s]/u.test(after);
  if (hasSeparator) return { start: start - before.length, end, text: '' };
  const gap = before === '' && after === '' ? '' : before === '' ? '' : after === '' ? before : ' ';
  return after.startsWith(' ') || before === ''
    ? { start: start - before.length, end: end + (/^\s+/u.exec(after)?.[0].length ?? 0), text: before === '' ? '' : /[^\s]/u.test(before) ? before : ' ' }
    : { start: start - before.trimStart().length - (before.length - before.trimStart().length), end, text: /^[,.!?;。，！？；、]/u.test(after) ? '' : gap };
}
