import { axisLayout, type AxisLayout } from './axis-layout.ts';
import type { ChartInput } from './chart-input.ts';
import { LINE_HEIGHT, placeTexts, type Place, type PlacedText } from './place-texts.ts';
import { plotOf, type Plot } from './plot.ts';

/** The plot with a lane of names above it and one below it: nothing is written over a line. */
export interface ChartLayout {
  readonly plot: Plot;
  /** Percent of the plot. */
  readonly closure: { readonly x: number; readonly width: number } | null;
  /** In the lane above the plot: the arrival of the recommended order, and the stock of today where nothing is ordered today. */
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
/** Right or left of its line, else above the two lines of today. */
const PLACES = [0, 2].flatMap((tier) => {
  const y = ABOVE_PLOT - tier * LINE_HEIGHT;
  return [{ align: 'start', dx: 4, y, foot: 0 } as const, { align: 'end', dx: -4, y, foot: 0 } as const];
});
/** In the column of the scale, which leaves the first days free. */
const TODAY = { align: 'end', dx: -6, x: 0, y: ABOVE_PLOT, foot: 0 } as const;

/** Every position of the chart, with the texts that decide: order, arrival, stock-out. The list of the chart and the table have all others. */
export function chartLayout(input: ChartInput): ChartLayout {
  const { line, levels, closure, arrivalOf, unitsOf, names } = input;
  const plot = plotOf(line, levels);
  const x = closure ? plot.placeX(closure.fromDay) : 100;
  const stockToday = line.points[0]?.stock ?? 0;
  const place = placeTexts();
  const flag = (id: string, stock: number, lines: readonly string[], places: readonly Place[]) =>
    place(id, lines, places).map((text) => ({
      ...text,
      from: ((text.y - ASCENT) / PLOT_HEIGHT) * 100,
      to: plot.placeY(stock),
    }));
  const flags = [
    ...(names.orderNow === null
      ? flag('today', stockToday, [unitsOf(stockToday), names.today], [TODAY])
      : []),
    ...line.deliveries
      .filter(({ isPlanned }) => isPlanned)
      .flatMap((delivery) =>
        flag(
          'planned',
          delivery.stock,
          [arrivalOf(delivery)],
          PLACES.map((one) => ({ ...one, x: plot.placeX(delivery.day) })),
        ),
      ),
  ];
  return {
    plot,
    closure: closure && x < 100 ? { x, width: plot.placeX(closure.toDay) - x } : null,
    flags,
    head: ASCENT - Math.min(0, ...flags.map(({ y, lines }) => y - (lines.length - 1) * LINE_HEIGHT)),
    axis: axisLayout(input, plot.placeX),
  };
}
