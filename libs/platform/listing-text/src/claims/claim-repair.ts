import { withLetters } from '../letter-references.ts';
import type { Span } from '../words.ts';
import type { ClaimRuleId } from './claim-rule-ids.data.ts';
import { CLAIM_RULES } from './claim-rules.data.ts';
import { containsSpan, MAX_TAG, sentenceAround } from './claim-clauses.ts';
import { SENTENCE_RULES, type ClaimCut } from './claim-measures.ts';
import { isTooLittle, remainder, containsOnlyClaims, sentenceRemovals } from './sentence-removals.ts';

/** Replace the range with `text`; an empty text removes it. */
export interface ClaimRepair extends Span {
  readonly text: string;
}

/** Claims that are signs or words of a list: nothing around them changes. */
const SINGLE_RULES: ReadonlySet<ClaimRuleId> = new Set(['capitals', 'markup', 'decoration', 'rival-brand']);
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
};

/**
 * For each claim of a text the change that removes it, with the spaces and commas around it. A list of nouns, such as a title, loses
 * the claim and what hangs on it, prose a clause or sentence. A title is never emptied.
 */
export function repairsOf(
  text: string,
  claims: readonly ClaimCut[],
  isTitle: boolean,
): (ClaimRepair | null)[] {
  const cuts = claims.filter(({ rule }) => !SINGLE_RULES.has(rule));
  const removals = removalsOf(text, cuts, isTitle);
  const all = { start: 0, end: text.length };
  const spans = [...removals.values()].filter((span) => span !== null);
  const isAll = spans.length > 0 && isTooLittle(text, { sentence: all, spans, claims: cuts, isTitle });
  const leavesWords = HAS_WORD.test(remainder(text, all, cuts));
  return claims.map((claim) => {
    if (SINGLE_RULES.has(claim.rule)) return signRepair(text, claim);
    const span = removals.get(claim) ?? null;
    if (isAll)
      return isTitle || isRewritten(text, claim.rule, cuts, leavesWords) ? null : { ...all, text: '' };
    if (span === null) return null;
    const tags = tagsAround(text, span);
    if (tags) return removal(text, tags);
    return containsSpan(span, sentenceAround(text, span)) ? sentenceRemoval(text, span) : removal(text, span);
  });
}

/** What each claim takes with it; null where it cannot go. */
function removalsOf(text: string, claims: readonly ClaimCut[], isTitle: boolean): Map<ClaimCut, Span | null> {
  const sentences = new Map<number, ClaimCut[]>();
  for (const claim of claims) {
    const { start } = sentenceAround(text, claim);
    sentences.set(start, [...(sentences.get(start) ?? []), claim]);
  }
  const removals = new Map<ClaimCut, Span | null>();
  for (const inSentence of sentences.values()) {
    const spans = sentenceRemovals(text, inSentence, isTitle);
    for (const [at, claim] of inSentence.entries()) removals.set(claim, spans[at] ?? null);
  }
  return removals;
}

/**
 * Whether a text without a useful rest has to be written differently: what only may apply does not empty it, nor what is part of a
 * sentence that says more, nor a comparison, which has a fact of the product.
 */
function isRewritten(
  text: string,
  rule: ClaimRuleId,
  claims: readonly ClaimCut[],
  leavesWords: boolean,
): boolean {
  if (SENTENCE_RULES.has(rule)) return rule === 'comparison' || !containsOnlyClaims(text, claims);
  return leavesWords && CLAIM_RULES[rule].severity !== 'error';
}

const HAS_WORD = /[\p{L}\p{N}]/u;

function signRepair(text: string, { rule, start, end }: ClaimCut): ClaimRepair {
  const found = text.slice(start, end);
  if (rule === 'capitals') return { start, end, text: found.replace(/\p{Lu}[\p{Lu}'’]{2,}/gu, capitalize) };
  if (rule === 'markup') return { start, end, text: markupText(found) };
  if (rule === 'decoration' && /^[!?]+$/u.test(found)) return { start, end, text: found.charAt(0) };
  return removal(text, { start, end });
}

const OPENING_TAG = /<(li|p|b|strong|em|i|u|span|div|h[1-6])(?:\s[^<>]{0,40})?>\s*$/iu;

/** A span with the tags that hold nothing else. */
function tagsAround(text: string, { start, end }: Span): Span | undefined {
  const [opening, name] = OPENING_TAG.exec(text.slice(Math.max(0, start - MAX_TAG), start)) ?? [];
  if (!opening) return undefined;
  const [closing] = new RegExp(`^[\\s.!]*</${name}>`, 'iu').exec(text.slice(end, end + MAX_TAG)) ?? [];
  return closing === undefined ? undefined : { start: start - opening.length, end: end + closing.length };
}

/** Removes a sentence with its full stop and the space after it. */
function sentenceRemoval(text: string, { start, end }: Span): ClaimRepair {
  const to = end + lengthOf(/^(?:\s?[|•·]|[.!?。！？;；|]{0,3})\s{0,2}/u, text.slice(end, end + NEIGHBORS));
  if (to < text.length) return { start, end: to, text: '' };
  const before = text.slice(Math.max(0, start - NEIGHBORS), start);
  return { start: start - lengthOf(/[\s|•·;；]{1,6}$/u, before), end: to, text: '' };
}

function capitalize(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** The character of a reference, or of one that was escaped once more; a line break for a tag that makes one. */
function markupText(markup: string): string {
  const reference = markup.replace(/^&(?:amp;)+(?=[a-z#])/iu, '&');
  const letter = withLetters(reference);
  if (letter !== reference) return letter;
  return ENTITIES[reference.toLowerCase()] ?? (/^<(?:br|\/p|\/li|\/div|\/h\d)/iu.test(markup) ? '\n' : '');
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
  const marks = lengthOf(MARKS, text.slice(end, end + NEIGHBORS));
  if (marks > 0 && SEPARATED.test(text.slice(Math.max(0, start - NEIGHBORS), start))) {
    return removal(text, { start, end: end + marks });
  }
  const after = text.slice(end, end + NEIGHBORS);
  if (text.slice(0, start).trim() === '') return { start, end: end + lengthOf(LEADING, after), text: '' };
  if (text.slice(end).trim() === '' || CLOSING.test(after)) {
    const before = text.slice(Math.max(0, start - NEIGHBORS), start);
    return { start: start - lengthOf(SEPARATOR, before), end, text: '' };
  }
  const isApart = /\s$/u.test(text.slice(0, start));
  return { start, end: end + (isApart ? lengthOf(/^[^\S\n]+/u, after) : 0), text: '' };
}

const NEIGHBORS = 6;
// The mark of what is cut.
const MARKS = /^[!?！？]{1,3}/u;
const SEPARATED = /[,，、;；|–—~-]\s*[¡¿]*$/u;
const LEADING = /^[\s,，、;；|.!?。！？:：–—-]+/u;
const CLOSING = /^\s*(?:[,，、;；|.!?。！？)）\n:：]|[-–—~](?:\s|$))/u;
const SEPARATOR =
  /(?:\s{1,3}-|\s{0,3}[,，、;；|–—~])?\s{0,3}(?:[\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff]\ufe0f?\s?)?$/u;

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}
