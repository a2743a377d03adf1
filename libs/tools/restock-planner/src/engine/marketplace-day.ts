import { MARKETPLACES } from '@seller-toolbox/reference-data/marketplaces.data';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';

/** The day in the marketplace whose fees the plan warns of (US), where the plan counts another one; otherwise null. */
export function otherMarketplaceDay(today: string, instant: number): string | null {
  const day = dayIn(MARKETPLACES[0].timeZone, instant);
  return day === today ? null : day;
}
