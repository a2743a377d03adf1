import type { ClaimFinding, FindClaims } from './claims/claim-finding.ts';
import type { ClaimRuleId } from './claims/claim-rule-ids.data.ts';
import { BARRED_TERMS, OFFER_AS_PRODUCT } from './search-term-bars.data.ts';

/** What search terms must not have of a keyword, and by which rule. */
export interface BarredTerm {
  readonly rule: ClaimRuleId;
  /** As written. */
  readonly text: string;
  /** The whole keyword must not be used, not only this part. */
  readonly isWhole: boolean;
}

/** Rules about how a text is written, not what it says. */
const RULES_OF_FORM: readonly ClaimFinding['rule'][] = ['capitals', 'decoration', 'markup'];
/** Scripts without spaces have no borders of words. */
const bounded = (source: string) =>
  new RegExp(`(?<![\\p{Script=Latin}\\p{N}])(?:${source})(?![\\p{Script=Latin}\\p{N}])`, 'giu');
const TERMS = [
  ['offer', bounded(BARRED_TERMS.offer)],
  ['rival-brand', bounded(BARRED_TERMS['rival-brand'])],
  // `B0` and eight more, with a figure; typed in either case.
  ['product-code', bounded(String.raw`b0(?=[a-z]{0,7}\d)[0-9a-z]{8}`)],
] as const;
const AS_PRODUCT = bounded(OFFER_AS_PRODUCT);

/** What must not be used of a keyword in search terms: claims, offers, names of shops and product codes. */
export function findBarredTerms(keyword: string, findClaims: FindClaims): BarredTerm[] {
  const claims = findClaims(keyword, { isSearchTerms: true })
    .filter(({ rule }) => !RULES_OF_FORM.includes(rule))
    .map(({ rule, severity, text }) => ({
      rule,
      text,
      isWhole: severity === 'error' || rule === 'rival-brand',
    }));
  const isProduct = keyword.search(AS_PRODUCT) >= 0;
  const terms = TERMS.filter(([rule]) => rule !== 'offer' || !isProduct).flatMap(([rule, pattern]) =>
    [...keyword.matchAll(pattern)].map(([text]) => ({ rule, text, isWhole: false })),
  );
  return [...claims, ...terms];
}
