import type { ClaimRuleId, ClaimSeverity } from './claim-rule-ids.data.ts';

export interface ClaimRule {
  readonly severity: ClaimSeverity;
  /** Who published the rule. The words that match it are this project's. */
  readonly source: string;
  /** First day of the published rule, `YYYY-MM-DD`; null where it holds longer than its sources say. */
  readonly effectiveFrom: string | null;
  /** The day of the last comparison with the source, `YYYY-MM-DD`. */
  readonly checkedOn: string;
}

const CHECKED_ON = '2026-11-23';
const TITLES = 'Amazon title policy of 2025-01-21';
const BULLETS = 'Amazon bullet point requirements of 2024-08-15, as quoted by two sellers’ guides';
/** Advertising of a biocide must not say "natural" or similar. */
const BIOCIDES = 'Regulation (EU) 528/2012, article 72 (3)';
const PRODUCT_PAGE = 'Amazon product detail page rules';
const rule = (severity: ClaimSeverity, source: string, effectiveFrom: string | null): ClaimRule => ({
  severity,
  source,
  effectiveFrom,
  checkedOn: CHECKED_ON,
});

/** The dated rules. Their severity is this project's: no source publishes how often a rule leads to removal. */
export const CLAIM_RULES: Readonly<Record<ClaimRuleId, ClaimRule>> = {
  medical: rule('error', 'Amazon restricted products: drugs, dietary supplements and medical devices', null),
  antimicrobial: rule('error', `Amazon restricted products: pesticides; ${BULLETS}`, '2024-08-15'),
  guarantee: rule('error', BULLETS, '2024-08-15'),
  offer: rule('error', TITLES, '2025-01-21'),
  shipping: rule('error', TITLES, '2025-01-21'),
  contact: rule('error', BULLETS, '2024-08-15'),
  'product-code': rule('error', BULLETS, '2024-08-15'),
  comparison: rule('error', PRODUCT_PAGE, null),
  reviews: rule('error', PRODUCT_PAGE, null),
  'rival-brand': rule('warning', 'Amazon help on search terms, as quoted by two sellers’ guides', null),
  'time-bound': rule('warning', PRODUCT_PAGE, null),
  superlative: rule('warning', TITLES, '2025-01-21'),
  environmental: rule('warning', `${BULLETS}; ${BIOCIDES}`, '2024-08-15'),
  markup: rule('warning', PRODUCT_PAGE, null),
  decoration: rule('warning', BULLETS, '2024-08-15'),
  filler: rule('warning', BULLETS, '2024-08-15'),
  capitals: rule('info', TITLES, '2025-01-21'),
};
