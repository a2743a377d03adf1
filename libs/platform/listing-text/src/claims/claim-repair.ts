import type { Span } from '../words.ts';
import type { ClaimRuleId } from './claim-rule-ids.data.ts';

/** Replace the range with `text`; an empty text removes it. */
export interface ClaimRepair extends Span {
  readonly text: string;
}

/** Claims that are part of a sentence: it does not survive their removal, only a whole phrase can go. */
const SENTENCE_RULES: ReadonlySet<ClaimRuleId> = new Set([
  'medical',
  'antimicrobial',
  'comparison',
  'reviews',
]);
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
  const isClaim = (span: Span) => span.start >= start && span.end <= end;
  const phrase = phraseAround(text, claim, EDGE);
  const sentence = phraseAround(text, claim, SENTENCE_EDGE);
  const isPart = SENTENCE_RULES.has(rule) && !isClaim(phrase);
  const isSentence = isPart || isClaim(sentence);
  const span = isSentence ? sentence : claim;
  const isRest = HAS_WORD.test(text.slice(0, span.start)) || HAS_WORD.test(text.slice(span.end));
  if (SENTENCE_RULES.has(rule) && !isRest) return null;
  return isSentence ? sentenceRemoval(text, span) : removal(text, span);
}

/** Removes a sentence with its full stop and the space after it. */
function sentenceRemoval(text: string, { start, end }: Span): ClaimRepair {
  const to = end + lengthOf(/^[.!?。！？;；|]{0,3}\s{0,2}/u, text.slice(end, end + NEIGHBORS));
  if (to < text.length) return { start, end: to, text: '' };
  const before = text.slice(Math.max(0, start - NEIGHBORS), start);
  return { start: start - lengthOf(/\s{1,6}$/u, before), end: to, text: '' };
}

const HAS_WORD = /[\p{L}\p{N}]/u;

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

/** Removes a span with its brackets, the separator before it, or the space after it. */
function removal(text: string, { start, end }: Span): ClaimRepair {
  if (PAIRS[text.charAt(start - 1)] === text.charAt(end) && end < text.length) {
    return removal(text, { start: start - 1, end: end + 1 });
  }
  const after = text.slice(end, end + NEIGHBORS);
  if (text.slice(0, start).trim() === '') return { start, end: end + lengthOf(LEADING, after), text: '' };
  if (text.slice(end).trim() === '' || CLOSING.test(after)) {
    const before = text.slice(Math.max(0, start - NEIGHBORS), start);
    return { start: start - lengthOf(SEPARATOR, before), end, text: '' };
  }
  return { start, end: end + lengthOf(/^[^\S\n]+/u, after), text: '' };
}

const NEIGHBORS = 6;
const LEADING = /^[\s,，、;；|.!?。！？:：–—-]+/u;
const CLOSING = /^\s*[,，、;；|.!?。！？)）\n]/u;
const SEPARATOR = /(?:\s{1,3}-|\s{0,3}[,，、;；|–—])?\s{0,3}$/u;

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}
