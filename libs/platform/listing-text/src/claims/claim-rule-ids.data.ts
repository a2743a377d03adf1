/** How grave a finding is: `error` gets a listing removed, `warning` may, `info` is advice. */
export type ClaimSeverity = 'error' | 'warning' | 'info';

/** What the rules for listing text forbid in every marketplace and language. */
export const CLAIM_RULE_IDS = [
  'medical',
  'antimicrobial',
  'guarantee',
  'offer',
  'shipping',
  'contact',
  'product-code',
  'comparison',
  'reviews',
  'rival-brand',
  'time-bound',
  'superlative',
  'environmental',
  'markup',
  'decoration',
  'filler',
  'capitals',
] as const;
export type ClaimRuleId = (typeof CLAIM_RULE_IDS)[number];
