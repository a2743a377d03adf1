import { niceTicks } from '@seller-toolbox/ui/nice-ticks';
import type { StockLine, StockPoint } from '../../engine/stock-line.ts';

/** Corner points and places in percent of the plot. */
export interface Plot {
  readonly placeX: (day: number) => number;
  readonly placeY: (stock: number) => number;
  readonly ticks: readonly number[];
  readonly line: string;
  readonly below: string;
  readonly withoutOrder: string;
  readonly levels: readonly number[];
  readonly stockOut: number | null;
}

const TICKS_Y = 4;

/** The stock line on its scales, which hold zero and the levels too. */
export function plotOf(
  { points, withoutOrder, stockOutDay }: StockLine,
  levels: readonly number[] = [],
): Plot {
  const last = points.at(-1)?.day ?? 0;
  const values = [0, ...levels, ...points.map(({ stock }) => stock)];
  const ticks = niceTicks(Math.min(...values), Math.max(...values), TICKS_Y);
  const [bottom = 0, top = bottom] = [ticks[0], ticks.at(-1)];
  const placeX = (day: number) => toPercent(day, last);
  const placeY = (stock: number) => toPercent(top - stock, top - bottom);
  const written = (corners: readonly StockPoint[]) =>
    corners.map(({ day, stock }) => `${placeX(day)},${placeY(stock)}`).join(' ');
  const line = written(points);
  return {
    placeX,
    placeY,
    ticks,
    line,
    below: `0,${placeY(0)} ${line} 100,${placeY(0)}`,
    withoutOrder: written(withoutOrder),
    levels: levels.map(placeY),
    stockOut: stockOutDay === null ? null : placeX(stockOutDay),
  };
}

/** Two decimals are finer than a pixel. */
function toPercent(value: number, whole: number): number {
  return whole > 0 ? Math.round(Math.min(1, Math.max(0, value / whole)) * 1e4) / 100 : 0;
}
