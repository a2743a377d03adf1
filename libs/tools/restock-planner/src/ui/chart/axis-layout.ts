import type { ChartInput } from './chart-input.ts';
import { textsIn, type PlacedText } from './place-texts.ts';

/** Days written below the plot; y is in pixels from its lower edge. */
export interface AxisLayout {
  readonly texts: readonly PlacedText[];
  readonly height: number;
  /** Percent of the plot. */
  readonly arrivals: readonly number[];
  readonly order: number | null;
}

/** The signs of the days are on the axis; their names are in rows below these, by their baselines. */
const BASELINES = [20, 35, 50] as const;
const BELOW_BASELINE = 3;
/** How far days may go to the left of the plot, into the column of its scale. */
export const AXIS_LEFT = 46;

const MIDDLE = { align: 'middle', dx: 0 } as const;
const START = { align: 'start', dx: -4 } as const;
const END = { align: 'end', dx: 0 } as const;

/** A day in the middle below its sign; today ends there, so that it leaves the first days free. */
const DAY = [MIDDLE, START, END] as const;
const BEFORE = [END, MIDDLE, START] as const;

/** The days of order and stock-out, and the months that are free between them. */
export function axisLayout(
  { line, months, dayOf, names }: ChartInput,
  placeX: (day: number) => number,
): AxisLayout {
  const { deliveries, nextOrderDay, stockOutDay } = line;
  const place = textsIn({ top: 0, bottom: BASELINES[2] + BELOW_BASELINE, left: AXIS_LEFT });
  const name = (id: string, day: number | null, text: string, aligns: Aligns = DAY) =>
    day === null
      ? []
      : place(
          id,
          text,
          BASELINES.flatMap((y) => aligns.map((one) => ({ ...one, x: placeX(day), y }))),
        );
  const texts = [
    ...name('today', 0, names.today, BEFORE),
    ...name('order', nextOrderDay, names.order),
    ...name('stock-out', stockOutDay, names.stockOut),
    ...months.flatMap((day) =>
      place(`month-${day}`, dayOf(day), [{ ...MIDDLE, x: placeX(day), y: BASELINES[0] }]),
    ),
  ];
  return {
    texts,
    height: Math.max(...texts.map(({ y }) => y), 0) + BELOW_BASELINE,
    arrivals: [...new Set(deliveries.map(({ day }) => day))].map(placeX),
    order: nextOrderDay === null ? null : placeX(nextOrderDay),
  };
}

/** The sides on which a day may be of its sign, the best one first. */
type Aligns = typeof DAY | typeof BEFORE;
