import type { UsageDetails } from '@seller-toolbox/contracts';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { roundToDecimals } from '@seller-toolbox/tool-contract/rounding';
import { utcDay } from '@seller-toolbox/reference-data/days';
import type { StatisticsDeps } from './statistics.service.ts';
import { getSessionEnds, listOptions } from './usage-details.repository.ts';
import { startOf } from './utc.ts';

/** With which options tools were used in the last UTC days, today included, and what a session contains. */
export async function usageDetails(
  { db, clock, toolTitles }: StatisticsDeps,
  days: number,
  toolId?: string,
): Promise<UsageDetails> {
  const first = startOf(DAY, clock()).getTime() - (days - 1) * DAY;
  const dates = Array.from({ length: days }, (_, index) => utcDay(first + index * DAY));
  const from = new Date(first);
  const [rows, ends, titles] = await Promise.all([
    listOptions(db, from, toolId),
    getSessionEnds(db, from),
    toolTitles(),
  ]);
  return {
    events: Number(ends.events),
    options: rows.map(({ tool_id, option, value, mean, uses, by_day: byDay }) => ({
      tool_id,
      tool_name: titles.get(tool_id) ?? tool_id,
      option,
      value,
      mean: mean === null ? null : roundToHundredth(mean),
      uses: Number(uses),
      daily_uses: dates.map((date) => byDay[date] ?? 0),
    })),
    pages_per_session: ends.pages === null ? null : roundToHundredth(Number(ends.pages)),
    uses_per_session: ends.uses === null ? null : roundToHundredth(Number(ends.uses)),
  };
}

const roundToHundredth = (number: number) => roundToDecimals(number, 2);
