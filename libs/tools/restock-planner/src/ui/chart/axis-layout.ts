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
const BASELINES = [20, 35, 50, 65] as const;
const BELOW_BASELINE = 3;
/** How far days may go to the left of the plot, into the column of its scale. */
export const AXIS_LEFT = 38;

const MIDDLE = { align: 'middle', dx: 0 } as const;
const START = { align: 'start', dx: -4 } as const;
const END = { align: 'end', dx: 4 } as const;

/** A day in the middle below its sign; today and the order end there, planned delivery and stock-out start there: so they leave each other free. */
const DAY = [MIDDLE, START, END] as const;
const BEFORE = [END, MIDDLE, START] as const;
const AFTER = [START, MIDDLE, END] as const;

/** The days of deliveries, order and stock-out, and the months that are free between them. */
export function axisLayout(
  { line, months, dayOf, names }: ChartInput,
  placeX: (day: number) => number,
): AxisLayout {
  const { deliveries, nextOrderDay, stockOutDay } = line;
  const place = textsIn({ top: 0, bottom: BASELINES[3] + BELOW_BASELINE, left: AXIS_LEFT });
  const name = (id: string, day: number, text: string, [aligns, ...rows]: Look) =>
    place(
      id,
      text,
      rows.flatMap((row) => aligns.map((one) => ({ ...one, x: placeX(day), y: BASELINES[row] }))),
    );
  const days = [...new Set(deliveries.map(({ day }) => day))];
  const planned = deliveries.find(({ isPlanned }) => isPlanned)?.day;
  const texts = [
    ...name('today', 0, names.today, [BEFORE, 0, 1, 2, 3]),
    ...(planned === undefined ? [] : name('planned', planned, dayOf(planned), [AFTER, 0, 1, 2, 3])),
    ...days
      .filter((day) => day !== planned)
      .flatMap((day) => name(`arrival-${day}`, day, dayOf(day), [DAY, 0, 1, 2, 3])),
    ...(nextOrderDay === null ? [] : name('order', nextOrderDay, names.order, [BEFORE, 1, 2, 3])),
    ...(stockOutDay === null ? [] : name('stock-out', stockOutDay, names.stockOut, [AFTER, 1, 2, 3])),
    ...months.flatMap((day) => name(`month-${day}`, day, dayOf(day), [DAY, 0])),
  ];
  return {
    texts,
    height: Math.max(...texts.map(({ y }) => y), 0) + BELOW_BASELINE,
    arrivals: days.map(placeX),
    order: nextOrderDay === null ? null : placeX(nextOrderDay),
  };
}

/** The sides on which a day may be of its sign, and the rows, each the best one first. */
type Look = readonly [typeof DAY | typeof BEFORE | typeof AFTER, ...(0 | 1 | 2 | 3)[]];
