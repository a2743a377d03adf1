import { shareOf } from '@seller-toolbox/ui/share';
import { wholeNumberTicks } from '@seller-toolbox/ui/whole-number-ticks';
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
}

/** Pixels. */
export const PLOT_HEIGHT = 176;
const MAX_STEPS = 4;

/** The stock line on its scales, which hold zero and the levels too. */
export function plotOf({ points, planned, withoutOrder }: StockLine, levels: readonly number[] = []): Plot {
  const last = points.at(-1)?.day ?? 0;
  const values = [0, ...levels, ...points.map(({ stock }) => stock)];
  const ticks = wholeNumberTicks(Math.min(...values), Math.max(...values), MAX_STEPS);
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
    withoutOrder: written(withoutOrder),
    levels: levels.map(placeY),
  };
}

/** Two decimals are finer than a pixel. */
function toPercent(value: number, whole: number): number {
  return Math.round(shareOf(value, whole) * 1e4) / 100;
}
