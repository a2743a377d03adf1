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
const EVENTS = [35, 51, 67] as const;
const BELOW_BASELINE = 4;

/** Right of the sign, else left of it. */
const SIDES = [
  { align: 'start', dx: 10 },
  { align: 'end', dx: -10 },
] as const;

/** The months, and below them the days of order and stock-out and when factories close. */
export function axisLayout(
  { line, closure, months, monthOf, names }: ChartInput,
  placeX: (day: number) => number,
): AxisLayout {
  const place = placeTexts();
  const event = (id: string, day: number | null, texts: readonly string[]) =>
    day === null
      ? []
      : place(
          id,
          texts.flatMap((text) =>
            EVENTS.flatMap((y) => SIDES.map((side) => ({ ...side, lines: [text], x: placeX(day), y }))),
          ),
        );
  const events = [
    ...(names.orderNow === null ? [] : event('order-now', 0, [names.orderNow])),
    ...event('stock-out', line.stockOutDay, names.stockOut),
    ...(names.orderNow === null ? event('order', line.nextOrderDay, [names.order]) : []),
    ...(closure && placeX(closure.fromDay) < 100 ? event('closure', closure.fromDay, [names.closure]) : []),
  ];
  return {
    ticks: months.map(placeX),
    months: months.flatMap((day) =>
      place(`month-${day}`, [{ align: 'start', dx: 4, x: placeX(day), y: MONTHS, lines: [monthOf(day)] }]),
    ),
    events,
    height: Math.max(MONTHS, ...events.map(({ y }) => y)) + BELOW_BASELINE,
  };
}
