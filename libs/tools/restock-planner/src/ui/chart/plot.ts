import { shareOf } from '@seller-toolbox/ui/share';
import type { StockLine, StockPoint } from '../../engine/stock-line.ts';

/** Corner points and places in percent of the plot. */
export interface Plot {
  readonly placeX: (day: number) => number;
  readonly placeY: (stock: number) => number;
  readonly ticks: readonly number[];
  readonly line: string;
  readonly below: string;
  readonly position: string;
  readonly withoutOrder: string;
  readonly levels: readonly number[];
  readonly stockOut: number | null;
}

const MAX_STEPS = 4;

/** The stock line on its scales, which hold zero and the levels too. */
export function plotOf(
  { points, planned, position, withoutOrder, stockOutDay }: StockLine,
  levels: readonly number[] = [],
): Plot {
  const last = points.at(-1)?.day ?? 0;
  const values = [0, ...levels, ...[...points, ...position].map(({ stock }) => stock)];
  const ticks = ticksOf(Math.min(...values), Math.max(...values));
  const [bottom = 0, top = bottom] = [ticks[0], ticks.at(-1)];
  const placeX = (day: number) => toPercent(day, last);
  const placeY = (stock: number) => toPercent(top - stock, top - bottom);
  const written = (corners: readonly StockPoint[]) =>
    corners.map(({ day, stock }) => `${placeX(day)},${placeY(stock)}`).join(' ');
  return {
    placeX,
    placeY,
    ticks,
    line: written(planned),
    below: `0,${placeY(0)} ${written(points)} 100,${placeY(0)}`,
    position: written(position),
    withoutOrder: written(withoutOrder),
    levels: levels.map(placeY),
    stockOut: stockOutDay === null ? null : placeX(stockOutDay),
  };
}

/** Two decimals are finer than a pixel. */
function toPercent(value: number, whole: number): number {
  return Math.round(shareOf(value, whole) * 1e4) / 100;
}

/** Whole units, in steps of 1, 2 or 5 of a power of ten. Not those of the charts with fractions: sharing them would cost both pages a file. */
function ticksOf(low: number, high: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, (high - low) / MAX_STEPS)));
  const step = power * ([1, 2, 5].find((one) => high - low <= one * power * MAX_STEPS) ?? 10);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
