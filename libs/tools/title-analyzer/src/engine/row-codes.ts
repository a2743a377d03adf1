import type { TitleScoringRow } from '@seller-toolbox/reference-data/title-policies.data';

/** The code of what a score above its cap loses. */
export const REMOVAL_RISK = 'removal-risk';

/** Given instead of `category-keywords-missing` where all of the words are claims. */
export const CATEGORY_CLAIMS = 'category-keywords-claims';

/** The bound that a row's first condition compares with. */
export function boundOf({ when: [first] }: TitleScoringRow): number {
  return 'above' in first ? first.above : first.below;
}
