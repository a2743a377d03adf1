import type { ChartInput } from './chart-input.ts';
import { placeTexts, type PlacedText } from './place-texts.ts';

/** The lane below the plot; y is in pixels from its upper edge. */
export interface AxisLayout {
  /** Percent of the plot, one for each month that begins. */
  readonly ticks: readonly number[];
  readonly months: readonly PlacedText[];
  /** What has to be done and what happens, each beside a sign that is exactly below that on the axis. */
  readonly events: readonly PlacedText[];
  readonly height: number;
}

const MONTHS = 16;
const EVENTS = [35, 51] as const;
const BELOW_BASELINE = 4;

/** Right of the sign, else left of it. */
const SIDES = [
  { align: 'start', dx: 10 },
  { align: 'end', dx: -10 },
] as const;

/** The months, and below them the days of order and stock-out. */
export function axisLayout(
  { line, months, monthOf, names }: ChartInput,
  placeX: (day: number) => number,
): AxisLayout {
  const place = placeTexts();
  const event = (id: string, day: number | null, text: string | null) =>
    day === null || text === null
      ? []
      : place(
          id,
          [text],
          EVENTS.flatMap((y) => SIDES.map((side) => ({ ...side, x: placeX(day), y }))),
        );
  const orderNow = event('order-now', 0, names.orderNow);
  let stockOut: readonly PlacedText[] = [];
  for (const text of names.stockOut)
    if (stockOut.length === 0) stockOut = event('stock-out', line.stockOutDay, text);
  const events = [
    ...orderNow,
    ...stockOut,
    ...(names.orderNow === null ? event('order', line.nextOrderDay, names.order) : []),
  ];
  return {
    ticks: months.map(placeX),
    months: months.flatMap((day) =>
      place(`month-${day}`, [monthOf(day)], [{ align: 'start', dx: 4, x: placeX(day), y: MONTHS }]),
    ),
    events,
    height: Math.max(MONTHS, ...events.map(({ y }) => y)) + BELOW_BASELINE,
  };
}
