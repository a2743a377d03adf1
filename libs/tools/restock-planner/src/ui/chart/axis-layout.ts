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
export const AXIS_LEFT = 30;
const ROUNDING = 0.01;

const ALIGNS = [
  { align: 'middle', dx: 0 },
  { align: 'start', dx: -5 },
  { align: 'end', dx: 5 },
] as const;

type Row = 0 | 1 | 2 | 3;

/** The days of deliveries, order and stock-out with the months that are free between them; the important ones come first. */
export function axisLayout(
  { line, months, dayOf, words }: ChartInput,
  placeX: (day: number) => number,
): AxisLayout {
  const { deliveries, nextOrderDay, stockOutDay } = line;
  const area = { top: 0, bottom: SIGNS + MAX_ROWS * ROW + ROUNDING, left: AXIS_LEFT, right: 4 };
  const texts = textsIn(area);
  const name = (id: string, day: number | null, text: (date: string) => string, rows: readonly Row[]) => {
    if (day === null) return [];
    const written = text(dayOf(day));
    const places = rows.flatMap((row) =>
      ALIGNS.map((one): Place => ({ ...one, x: placeX(day), y: SIGNS + row * ROW + BASELINE })),
    );
    const place = texts.place(written, places);
    return place ? [{ id, text: written, ...place }] : [];
  };
  const asDate = (date: string) => date;
  const days = new Set(deliveries.filter(({ isPlanned }) => !isPlanned).map(({ day }) => day));
  const planned = deliveries.find(({ isPlanned }) => isPlanned)?.day ?? null;
  if (planned !== null) days.delete(planned);
  const placed = [
    ...name('planned', planned, asDate, [0]),
    ...name('stock-out', stockOutDay, words.stockOut, [1, 2, 3]),
    ...name('order', nextOrderDay, words.orderBy, [1, 2, 3]),
    ...[...days].flatMap((day) => name(`arrival-${day}`, day, asDate, [0, 1, 2, 3])),
    ...name('today', 0, () => words.today, [0, 1, 2, 3]),
    ...months.flatMap((day) => name(`month-${day}`, day, asDate, [0])),
  ];
  return { texts: placed, height: Math.max(0, ...placed.map(({ y }) => y - BASELINE + ROW)) };
}
