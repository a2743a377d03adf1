import type { ChartInput, PlacedText } from './chart-layout.ts';
import { textsIn, type Place } from './place-texts.ts';

/** Days written below the plot; y is in pixels from its lower edge. */
export interface AxisLayout {
  readonly texts: readonly PlacedText[];
  readonly height: number;
}

/** The signs of the days are on the axis; their names are in rows below these. */
const SIGNS = 8;
const ROW = 15;
const BASELINE = 12;
const MAX_ROWS = 4;
/** How far days may go to the left of the plot, into the column of its scale. */
export const AXIS_LEFT = 38;
const ROUNDING = 0.01;

const MIDDLE = { align: 'middle', dx: 0 } as const;
const START = { align: 'start', dx: -4 } as const;
const END = { align: 'end', dx: 4 } as const;

/** A day in the middle below its sign; today and the order end there, the stock-out starts there, so that both are free of each other. */
const ALIGNS = {
  day: [MIDDLE, START, END],
  before: [END, MIDDLE, START],
  after: [START, MIDDLE, END],
} as const;

const ROWS = [0, 1, 2, 3] as const;
const LATER_ROWS = [1, 2, 3] as const;

/** The days of deliveries, order and stock-out with the months that are free between them; the months come last. */
export function axisLayout(
  { line, months, dayOf, words }: ChartInput,
  placeX: (day: number) => number,
): AxisLayout {
  const { deliveries, nextOrderDay, stockOutDay } = line;
  const area = { top: 0, bottom: SIGNS + MAX_ROWS * ROW + ROUNDING, left: AXIS_LEFT, right: 4 };
  const texts = textsIn(area);
  const name = (
    id: string,
    day: number | null,
    text: (date: string) => string,
    look: { readonly rows: readonly number[]; readonly side: keyof typeof ALIGNS },
  ) => {
    if (day === null) return [];
    const written = text(dayOf(day));
    const places = look.rows.flatMap((row) =>
      ALIGNS[look.side].map((one): Place => ({ ...one, x: placeX(day), y: SIGNS + row * ROW + BASELINE })),
    );
    const place = texts.place(written, places);
    return place ? [{ id, text: written, ...place }] : [];
  };
  const asDate = (date: string) => date;
  const days = [...new Set(deliveries.map(({ day }) => day))];
  const planned = deliveries.find(({ isPlanned }) => isPlanned)?.day;
  const placed = [
    ...name('today', 0, () => words.today, { rows: ROWS, side: 'before' }),
    ...days.flatMap((day) =>
      name(day === planned ? 'planned' : `arrival-${day}`, day, asDate, { rows: ROWS, side: 'day' }),
    ),
    ...name('order', nextOrderDay, words.orderBy, { rows: LATER_ROWS, side: 'before' }),
    ...name('stock-out', stockOutDay, words.stockOut, { rows: LATER_ROWS, side: 'after' }),
    ...months.flatMap((day) => name(`month-${day}`, day, asDate, { rows: [0], side: 'day' })),
  ];
  return { texts: placed, height: Math.max(0, ...placed.map(({ y }) => y - BASELINE + ROW)) };
}
