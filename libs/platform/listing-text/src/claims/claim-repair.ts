import type { Span } from '../words.ts';
import type { ClaimRuleId } from './claim-rule-ids.data.ts';
import { CLAIM_RULES } from './claim-rules.data.ts';
import {
  clauseAround,
  isSpan,
  isUnspaced,
  MAX_TAG,
  sentenceAround,
  stretchAround,
  wholeWordAround,
} from './claim-clauses.ts';
import { isNounPhrase, isPraising, isShreddedClause, isShreddedText } from './claim-shreds.ts';

/** Replace the range with `text`; an empty text removes it. */
export interface ClaimRepair extends Span {
  readonly text: string;
}

interface RuledSpan extends Span {
  readonly rule: ClaimRuleId;
}

/** Claims that are part of a sentence: it does not survive their removal, only a whole phrase can go. */
const SENTENCE_RULES: ReadonlySet<ClaimRuleId> = new Set([
  'medical',
  'antimicrobial',
  'comparison',
  'reviews',
]);
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
 * For each claim of a text the change that removes it, with the spaces and commas around it. Where all the claims of a clause, or
 * of a sentence, leave no more than a shred of it, it goes whole.
 */
export function repairsOf(text: string, claims: readonly RuledSpan[]): (ClaimRepair | null)[] {
  const cuts = claims.filter(({ rule }) => !SINGLE_RULES.has(rule));
  const inClauses = cuts.map((claim) => ({ ...claim, ...inClause(text, claim, cuts) }));
  const inSentences = inClauses.map((claim) => ({ ...claim, ...widened(text, claim, inClauses) }));
  const all = { start: 0, end: text.length };
  const isAll = isShreddedText(text, all, inSentences);
  const hasRest = HAS_WORD.test(withoutSpans(text, cuts));
  let at = 0;
  return claims.map((claim) => {
    if (SINGLE_RULES.has(claim.rule)) return signRepair(text, claim);
    const span = inSentences[at++] ?? claim;
    if (isAll) return isRewritten(claim.rule, hasRest) ? null : { ...all, text: '' };
    const tags = tagsAround(text, span);
    if (tags) return removal(text, tags);
    return isSpan(span, sentenceAround(text, span)) ? sentenceRemoval(text, span) : removal(text, span);
  });
}

/** Whether a text without a useful rest has to be written differently: what only may apply does not empty it. */
function isRewritten(rule: ClaimRuleId, hasRest: boolean): boolean {
  return SENTENCE_RULES.has(rule) || (hasRest && CLAIM_RULES[rule].severity !== 'error');
}

const HAS_WORD = /[\p{L}\p{N}]/u;

function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}

function inClause(text: string, claim: RuledSpan, claims: readonly RuledSpan[]): Span {
  const words = wholeWordAround(text, claim);
  const clause = clauseAround(text, words);
  if (SENTENCE_RULES.has(claim.rule)) {
    return isSpan(words, clause) ? clause : (listedPart(text, words) ?? sentenceAround(text, clause));
  }
  if (isShreddedClause(text, clause, claims)) return clause;
  if (!isUnspaced(text, claim)) return words;
  if (claim.rule === 'contact') return clause;
  if (!isPraising(text, claim)) return stretchAround(text, words);
  const stretch = stretchAround(text, words);
  return claim.rule === 'offer' && stretch.start < claim.start ? stretch : words;
}

const PROSE_END = /^[.!。！]/u;

/** A claim's part of a list such as a title, which goes on without it; in a sentence with a full stop there is none. */
function listedPart(text: string, words: Span): Span | undefined {
  const sentence = sentenceAround(text, words);
  if (PROSE_END.test(text.slice(sentence.end).trimStart())) return undefined;
  const isJoined = isUnspaced(text, words);
  const part = isJoined ? stretchAround(text, words) : clauseAround(text, words);
  if (part.start > sentence.start) return part;
  const isEnd = !isJoined && words.end === part.end && part.end < sentence.end;
  return isEnd && isNounPhrase(text.slice(part.start, words.start)) ? words : undefined;
}

function widened(text: string, claim: RuledSpan, claims: readonly RuledSpan[]): Span {
  const sentence = sentenceAround(text, claim);
  return isShreddedText(text, sentence, claims) ? sentence : claim;
}

function signRepair(text: string, { rule, start, end }: RuledSpan): ClaimRepair {
  const found = text.slice(start, end);
  if (rule === 'capitals') return { start, end, text: found.replace(/\p{Lu}[\p{Lu}'’]{2,}/gu, capitalize) };
  if (rule === 'markup') return { start, end, text: ENTITIES[found.toLowerCase()] ?? markupText(found) };
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
  const to = end + lengthOf(/^[.!?。！？;；|]{0,3}\s{0,2}/u, text.slice(end, end + NEIGHBORS));
  if (to < text.length) return { start, end: to, text: '' };
  const before = text.slice(Math.max(0, start - NEIGHBORS), start);
  return { start: start - lengthOf(/\s{1,6}$/u, before), end: to, text: '' };
}

function capitalize(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}

function markupText(tag: string): string {
  return /^<(?:br|\/p|\/li|\/div|\/h\d)/iu.test(tag) ? '\n' : '';
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
