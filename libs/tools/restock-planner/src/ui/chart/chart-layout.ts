import type { Delivery } from '../../engine/stock-line.ts';
import { axisLayout, type AxisLayout } from './axis-layout.ts';
import type { ChartInput } from './chart-input.ts';
import { LINE_HEIGHT, placeTexts, type Place, type PlacedText } from './place-texts.ts';
import { plotOf, type Plot } from './plot.ts';

/** The plot with a lane of names above it and one below it: nothing is written over a line. */
export interface ChartLayout {
  readonly plot: Plot;
  /** Percent of the plot. */
  readonly closure: { readonly x: number; readonly width: number } | null;
  /** The stock of today and the deliveries, in the lane above the plot; the id of the recommended delivery is `planned`. */
  readonly flags: readonly Flag[];
  /** Pixels above the plot, for the flags. */
  readonly head: number;
  readonly axis: AxisLayout;
}

export interface Flag extends PlacedText {
  /** From its text down to what it names, in percent of the height of the plot. */
  readonly from: number;
  readonly to: number;
}

/** Pixels. */
export const PLOT_HEIGHT = 176;
const ABOVE_PLOT = -11;
const ASCENT = 11;
/** The lowest one first. Earlier deliveries are higher, like steps: a text is right of its pole, above the later poles. */
const TIERS = [0, 1, 2, 3].map((tier) => ABOVE_PLOT - tier * LINE_HEIGHT);
const PLACES = [
  ...TIERS.map((y) => ({ align: 'start', dx: 4, y, foot: 0 }) as const),
  ...TIERS.map((y) => ({ align: 'end', dx: -4, y, foot: 0 }) as const),
];
/** In the column of the scale, which leaves the first days free. */
const TODAY = { align: 'end', dx: -6, x: 0, y: ABOVE_PLOT, foot: 0 } as const;

/** Every position of the chart. A text that finds no free place is left out: the list of the chart and the table have it too. */
export function chartLayout(input: ChartInput): ChartLayout {
  const { line, levels, closure, dayOf, unitsOf, names } = input;
  const plot = plotOf(line, levels);
  const x = closure ? plot.placeX(closure.fromDay) : 100;
  const span = closure && x < 100 ? { x, width: plot.placeX(closure.toDay) - x } : null;
  const stockToday = line.points[0]?.stock ?? 0;
  const planned = line.deliveries.filter(({ isPlanned }) => isPlanned);
  const fromLast = line.deliveries.toReversed();
  const flagsOf = (deliveries: readonly Delivery[]) => {
    const place = placeTexts();
    const flag = (id: string, stock: number, lines: readonly string[], places: readonly Place[]) =>
      place(id, lines, places).map((text) => ({
        ...text,
        from: ((text.y - ASCENT) / PLOT_HEIGHT) * 100,
        to: plot.placeY(stock),
      }));
    return [
      ...flag('today', stockToday, [unitsOf(stockToday), names.today], [TODAY]),
      ...deliveries.flatMap(({ day, stock, units, isPlanned }, index) =>
        flag(
          isPlanned ? 'planned' : `delivery-${index}`,
          stock,
          [`+${unitsOf(units)} · ${dayOf(day)}`],
          PLACES.map((one) => ({ ...one, x: plot.placeX(day) })),
        ),
      ),
    ];
  };
  const inSteps = flagsOf(fromLast);
  // The recommended order is never left out.
  const hasPlanned = planned.length === 0 || inSteps.some(({ id }) => id === 'planned');
  const flags = hasPlanned ? inSteps : flagsOf([...planned, ...fromLast.filter((one) => !one.isPlanned)]);
  return {
    plot,
    closure: span,
    flags,
    head: ASCENT - Math.min(...flags.map(({ y, lines }) => y - (lines.length - 1) * LINE_HEIGHT)),
    axis: axisLayout(span ? input : { ...input, closure: null }, plot.placeX),
  };
}
