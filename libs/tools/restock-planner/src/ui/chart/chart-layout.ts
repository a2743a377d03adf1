import { axisLayout, type AxisLayout } from './axis-layout.ts';
import type { ChartInput } from './chart-input.ts';
import { levelNames } from './level-names.ts';
import { ASCENT, LINE_HEIGHT, placeTexts, type PlacedText } from './place-texts.ts';
import { PLOT_HEIGHT, plotOf, type Plot } from './plot.ts';

/** The plot with the names of its levels, a lane of names above it and one below it. */
export interface ChartLayout {
  readonly plot: Plot;
  /** Percent of the plot. */
  readonly closure: { readonly x: number; readonly width: number } | null;
  /** In the lane above the plot: the recommended order and the next one, and the stock of today where nothing is ordered today. */
  readonly flags: readonly Flag[];
  /** Beside their levels. */
  readonly levels: readonly PlacedText[];
  /** Pixels above the plot, for the flags. */
  readonly head: number;
  readonly axis: AxisLayout;
}

export interface Flag extends PlacedText {
  /** From its text down to what it names, in percent of the height of the plot. */
  readonly from: number;
  readonly to: number;
}

const ABOVE_PLOT = -11;
const RIGHT_OF_LINE = { align: 'start', dx: 4, foot: 0 } as const;
const LEFT_OF_LINE = { align: 'end', dx: -4, foot: 0 } as const;
/** Beside its line, else above the two lines of the one before. */
const TIERS = [ABOVE_PLOT, ABOVE_PLOT - 2 * LINE_HEIGHT];
/** In the column of the scale, which leaves the first days free. */
const TODAY = { align: 'end', dx: -6, x: 0, y: ABOVE_PLOT, foot: 0 } as const;
/** The recommended order first, left of its line, which leaves the place for the next one. */
const SIDES = {
  planned: [LEFT_OF_LINE, RIGHT_OF_LINE],
  following: [RIGHT_OF_LINE, LEFT_OF_LINE],
} as const;

/** Every position of the chart, with the texts that decide: levels, order, deliveries, stock-out. The list of the chart and the table have all others. */
export function chartLayout(input: ChartInput): ChartLayout {
  const { line, levels, closure } = input;
  const plot = plotOf(line, levels);
  const x = closure ? plot.placeX(closure.fromDay) : 100;
  const flags = flagsOf(input, plot);
  return {
    plot,
    closure: closure && x < 100 ? { x, width: plot.placeX(closure.toDay) - x } : null,
    flags,
    levels: levelNames(plot, input.names.levels, [
      ...[line.planned, line.withoutOrder].map((points) =>
        points.map(({ day, stock }) => ({ x: plot.placeX(day), y: plot.placeY(stock) })),
      ),
      ...flags.map(({ x, from, to }) => [
        { x, y: from },
        { x, y: to },
      ]),
    ]),
    head: ASCENT - Math.min(0, ...flags.map(({ y, lines }) => y - (lines.length - 1) * LINE_HEIGHT)),
    axis: axisLayout(input, plot.placeX),
  };
}

function flagsOf({ line, arrivalOf, unitsOf, names }: ChartInput, plot: Plot): Flag[] {
  const stockToday = line.points[0]?.stock ?? 0;
  const place = placeTexts();
  const withPole = (stock: number) => (text: PlacedText) => ({
    ...text,
    from: ((text.y - ASCENT) / PLOT_HEIGHT) * 100,
    to: plot.placeY(stock),
  });
  return [
    ...(names.orderNow === null
      ? place('today', [{ ...TODAY, lines: [unitsOf(stockToday), names.today] }]).map(withPole(stockToday))
      : []),
    ...(['planned', 'following'] as const).flatMap((source) =>
      line.deliveries
        .filter((delivery) => delivery.source === source)
        .flatMap((delivery) =>
          place(
            source,
            TIERS.flatMap((y) =>
              SIDES[source].map((side) => ({
                ...side,
                x: plot.placeX(delivery.day),
                y,
                lines: arrivalOf(delivery),
              })),
            ),
          ).map(withPole(delivery.stock)),
        ),
    ),
  ];
}
