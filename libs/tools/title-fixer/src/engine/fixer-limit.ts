import { titleLimit } from '@seller-toolbox/listing-text/title-limit';
import { TITLE_POLICIES, type TitlePolicyId } from '@seller-toolbox/reference-data/title-policies.data';
import {
  FIXER_CATEGORIES,
  FIXER_RULES,
  type FixerCategory,
  type FixerMarketplace,
} from './fixer-rules.data.ts';

/** The largest length of a title in code points: the marketplace's limit, or the category's where that is lower. */
export function fixerLimit(
  ruleSet: TitlePolicyId,
  marketplace: FixerMarketplace,
  category: FixerCategory,
): number {
  const general = titleLimit(TITLE_POLICIES[ruleSet], marketplace, FIXER_CATEGORIES[category]);
  return Math.min(general, FIXER_RULES[ruleSet].categoryLimits[category] ?? general);
}
