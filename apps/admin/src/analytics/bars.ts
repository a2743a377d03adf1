import type { ReportDay } from '@seller-toolbox/contracts/analytics-report';
import { niceTicks } from '@seller-toolbox/ui/nice-ticks';

/** What a bar shows. */
export type TrendDay = Pick<ReportDay, 'date' | 'uses'>;

/** How many labels fit below the bars on a phone; a week has one for each day. */
const MAX_NAMES = 5;
const WEEK_DAYS = 7;
const TICKS = 4;

/** The levels of the axis: whole numbers from zero to above the most, the lowest first. */
export function ticksOf(rows: readonly TrendDay[]): number[] {
  const most = Math.max(...rows.map(({ uses }) => uses));
  return niceTicks(0, most, TICKS).filter(Number.isInteger);
}

/** The day with the most uses, the latest of several; undefined without any use. */
export function busiestDay(rows: readonly TrendDay[]): TrendDay | undefined {
  const used = rows.filter(({ uses }) => uses > 0);
  return used.reduceRight<TrendDay | undefined>(
    (best, row) => (best === undefined || row.uses > best.uses ? row : best),
    undefined,
  );
}

/** A height in percent of the axis; no use at all is no bar. */
export function barOf(value: number, top: number): number {
  return top === 0 ? 0 : (value / top) * 100;
}

/** Whether a bar carries its day: the last one always, and the others at even steps before it. */
export function isLabelled(index: number, count: number): boolean {
  const step = count <= WEEK_DAYS ? 1 : Math.ceil(count / MAX_NAMES);
  return (count - 1 - index) % step === 0;
}
