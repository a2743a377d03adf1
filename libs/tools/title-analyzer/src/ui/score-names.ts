import type { TitleScore } from '@seller-toolbox/reference-data/title-policies.data';

/** The five scores that lose points, in the order in which they are shown. */
export const SCORE_NAMES: readonly TitleScore[] = [
  'score',
  'complianceScore',
  'seoScore',
  'marketplaceCompliance',
  'categoryOptimization',
];
