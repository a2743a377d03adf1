import { titleLimit } from '@seller-toolbox/listing-text/title-limit';
import { TITLE_POLICIES, type TitlePolicyId } from '@seller-toolbox/reference-data/title-policies.data';
import {
  FIXER_CATEGORIES,
  FIXER_RULES,
  type FixerCategory,
  type FixerMarketplace,
} from './fixer-rules.data.ts';

/** The maximum length of a title in code points: the lower of the marketplace's and the category's limit. */
export function fixerLimit(
  ruleSet: TitlePolicyId,
  marketplace: FixerMarketplace,
  category: FixerCategory,
): number {
  const general = titleLimit(TITLE_POLICIES[ruleSet], marketplace, FIXER_CATEGORIES[category]);
  return Math.min(general, FIXER_RULES[ruleSet].categoryLimits[category] ?? general);
}
