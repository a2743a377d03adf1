import type { StockLine, StockPoint } from '../../engine/stock-line.ts';

/** Pixels of the picture; its margin holds half of the line and of the dot. */
const WIDTH = 104;
const BASE = 52;
const MARGIN = 4;

export interface SparklineLayout {
  readonly line: string;
  readonly below: string;
  readonly withoutOrder: string;
  readonly stockOut: { readonly x: number; readonly y: number } | null;
}

/** The stock line in a small picture, with its axis at zero; what is owed below zero is on the axis. */
export function sparkline({ points, withoutOrder, stockOutDay }: StockLine): SparklineLayout {
  const last = points.at(-1)?.day || 1;
  const most = Math.max(0, ...points.map(({ stock }) => stock)) || 1;
  const place = ({ day, stock }: StockPoint) => ({
    x: rounded(MARGIN + (day / last) * (WIDTH - 2 * MARGIN)),
    y: rounded(BASE - (Math.max(0, stock) / most) * (BASE - MARGIN)),
  });
  const written = (corners: readonly StockPoint[]) =>
    corners
      .map(place)
      .map(({ x, y }) => `${x},${y}`)
      .join(' ');
  return {
    line: written(points),
    below: `${MARGIN},${BASE} ${written(points)} ${WIDTH - MARGIN},${BASE}`,
    withoutOrder: written(withoutOrder),
    stockOut: stockOutDay === null ? null : place({ day: stockOutDay, stock: 0 }),
  };
}

/** A tenth of a pixel. */
function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
