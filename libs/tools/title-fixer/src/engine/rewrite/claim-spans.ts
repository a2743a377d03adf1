import type { ClaimRuleId } from '@seller-toolbox/listing-text/claims/claim-rule-ids.data';
import type { Span } from '@seller-toolbox/listing-text/words';
import type { ParsedTitle } from '../check/parse-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { isBenefit, lexiconOf } from './part-role.ts';
import { praiseExceptions } from './praise-exceptions.ts';
import { hasFact } from './orphaned-words.ts';
import { findPromotionalSpans } from './promotional-phrases.ts';
import { EFFECT } from './removed-words.ts';
import { mergeSpans, overlaps } from './spans.ts';
import { isUnspaced } from './title-language.ts';

/** Praise, offers and claims, and of an offer or guarantee all that its claim says: "20% Rabatt mit Code RAD20". */
export function claimSpans(title: ParsedTitle, rules: TitleRules, language: string): Span[] {
  const spans = mergeSpans([
    ...findPromotionalSpans(title, language),
    ...removableClaims(title, rules, language),
  ]);
  const amounts = rules
    .claimsOf(title.text)
    .filter(({ rule }) => rule === 'guarantee' || AMOUNTS.includes(rule))
    .map((claim) =>
      rules.claimRemoval.claimedWords(title.text, claim, { claimsOf: rules.claimsOf, language }),
    )
    .filter((claim) => spans.some((span) => overlaps(span, claim)));
  return mergeSpans([...spans, ...amounts]);
}

/** Rules whose claim is a statement: what is left of its phrase would still make it. */
const STATEMENTS: readonly ClaimRuleId[] = ['medical', 'antimicrobial', 'comparison', 'reviews'];
/** Rules whose numbers may be a size or a model. */
const AMOUNTS: readonly ClaimRuleId[] = ['offer', 'shipping', 'contact', 'product-code'];
/** Rules that may apply, whose words say nothing of the product. Years are judged by what is around them. */
const EMPTY_WORDS: readonly ClaimRuleId[] = ['superlative', 'time-bound', 'filler'];
/** A comparison that says nothing of what a product fits or replaces: "LEGO-style", "Better Than Lululemon". */
const RIVAL =
  /[\s-](?:style|like|inspired|dupe)$|(?:^|\s)dupe\s|\sthan\s|(?:besser|stärker|günstiger) als\s|mieux que\s|mejor que\s|meglio d\p{L}+\s/iu;
/** Environmental praise, and what no biocide may claim; what a product is made of is a property. */
const GREEN_PRAISE =
  /[eé]co|biod[eé]grad|[ck]ompost|degradable|降解|生分解|environment|umwelt|nachhaltig|écolog|durable|ecol|sostenib|sustainab|planet|环保|绿色|エコ|環境|natur[ae]|natürlich|chemi|chimi|qu[ií]mi|天然|化学/iu;

/**
 * The claims that get a listing removed or may, without what it replaces, which may be what it fits. A number may be a size;
 * amounts are found as offers.
 */
function removableClaims(
  { text }: ParsedTitle,
  { claimsOf, claimRemoval }: TitleRules,
  language: string,
): Span[] {
  const { exclusions } = lexiconOf(language);
  const names = praiseExceptions(text, language);
  return claimsOf(text).flatMap(({ start, end, severity, rule, text: claim }) => {
    const isSerious =
      severity === 'error' &&
      (rule !== 'comparison' || RIVAL.test(claim)) &&
      !(AMOUNTS.includes(rule) && /\p{N}(?![\p{N}.,]{0,9}\s?[%％])/u.test(claim));
    const hasFigure = rule === 'filler' ? /\p{N}/u.test(claim) : /\p{N}{2}/u.test(claim);
    const isNamed = names.some((name) => overlaps(name, { start, end }));
    const isEmpty = EMPTY_WORDS.includes(rule) && !hasFigure && !isNamed && !exclusions.test(claim);
    if (!isSerious && !isEmpty && !(rule === 'environmental' && GREEN_PRAISE.test(claim))) return [];
    const length = withoutMaterial(text.slice(start, end), text.slice(end), language);
    const own = claimRemoval.claimedWords(text, { rule, start, end: start + length }, { claimsOf, language });
    if (rule === 'medical') return [withEffects(text, statementAround(text, own, language))];
    return [STATEMENTS.includes(rule) ? statementAround(text, own, language) : own];
  });
}

const EFFECTS = String.raw`(?:${EFFECT.source})\s(?:l['’]|(?:the|your|den|die|das|l[aeo]s?|el|il|gli|i)\s)?\p{L}+(?:\s(?:and|&|und|et|y|e)\s\p{L}+)?`;
const EFFECTS_BEHIND = new RegExp(String.raw`^(?:\s${EFFECTS}(?!\p{L})){1,3}`, 'iu');
const EFFECTS_BEFORE = new RegExp(String.raw`(?:${EFFECTS}\s){1,3}$`, 'iu');

/** A medical claim with the effects beside it: "Boosts Sleep Relieves Stress" behind "Cures Insomnia". */
function withEffects(text: string, { start, end }: Span): Span {
  const before = EFFECTS_BEFORE.exec(text.slice(0, start))?.[0] ?? '';
  const behind = EFFECTS_BEHIND.exec(text.slice(end))?.[0] ?? '';
  return { start: start - before.length, end: end + behind.length };
}

/** The length of a claim without the first word of a material after it: "Activated" of "Activated Carbon". */
function withoutMaterial(claim: string, after: string, language: string): number {
  const last = /\s([\p{L}-]+)$/u.exec(claim);
  const [, next = ''] = /^\s([\p{L}-]+)/u.exec(after) ?? [];
  return last && isBenefit(`${last[1] ?? ''} ${next}`, language) ? last.index : claim.length;
}

// The phrase around a claim ends at punctuation that is not inside a number or word.
const PHRASE_END =
  /[,;|•!?()[\]（）【】、，。；／]|\+\+|(?<!\p{N})[.:]|[.:](?!\p{N})|\s[-–—~]\s|\s[–—]|[–—]\s/u;
const UNSPACED_PHRASE_END = /[,;|•!?()[\]（）【】「」、，。；／★☆\s]|(?<!\p{N})[.:]|[.:](?!\p{N})/u;
const MAX_STATEMENT_WORDS = 7;

/** The phrase of a statement; the claim alone where it is in the first phrase, which names the product, or in a long one. */
function statementAround(text: string, { start, end }: Span, language: string): Span {
  const edge = isUnspaced(language) ? UNSPACED_PHRASE_END : PHRASE_END;
  const before = text.slice(0, start).split(edge).at(-1) ?? '';
  const after = text.slice(end).split(edge)[0] ?? '';
  const phrase = { start: start - before.trimStart().length, end: end + after.trimEnd().length };
  const words = text.slice(phrase.start, phrase.end).trim().split(/\s+/u);
  const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, phrase.start));
  const others = `${text.slice(phrase.start, start)} ${text.slice(end, phrase.end)}`.trim();
  return isFirst || words.length > MAX_STATEMENT_WORDS || hasFact(others, language) ? { start, end } : phrase;
}
