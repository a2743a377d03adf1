import type { TitleScore } from '@seller-toolbox/reference-data/title-policies.data';

/** The five scores with deductions, in display order. */
export const SCORE_NAMES: readonly TitleScore[] = [
  'score',
  'complianceScore',
  'seoScore',
  'marketplaceCompliance',
  'categoryOptimization',
];
