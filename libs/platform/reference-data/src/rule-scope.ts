import type { RawInput, RuleScope } from '@seller-toolbox/tool-contract';
import { isDay } from '@seller-toolbox/tool-contract/days';
import { FEE_MARKETPLACES, MARKETPLACES } from './marketplaces.data.ts';
import { dayIn } from './time-zones.ts';

/**
 * The day and marketplace by which an input with the fields `marketplace` (left out, the first) and `date` (left out, today
 * there) is computed where it names no rule set.
 */
export function marketplaceRuleScope({ marketplace, date }: RawInput, now: number): RuleScope {
  const { code, timeZone } = FEE_MARKETPLACES.find((one) => one.code === marketplace) ?? MARKETPLACES[0];
  return { day: isDay(date) ? date : dayIn(timeZone, now), marketplace: code };
}
