import { axisLayout, type AxisLayout } from './axis-layout.ts';
import type { ChartInput } from './chart-input.ts';
import { textsIn, type PlacedText } from './place-texts.ts';
import { plotOf, type Plot } from './plot.ts';

export interface ChartLayout {
  readonly plot: Plot;
  /** Percent of the plot. */
  readonly closure: { readonly x: number; readonly width: number } | null;
  /** Pixels above the plot, for the name of the closure or what is written over the highest points. */
  readonly head: number;
  /** The names of lines, levels and deliveries; the id of the recommended delivery is `planned`. */
  readonly texts: readonly PlacedText[];
  readonly axis: AxisLayout;
}

/** Pixels. */
export const PLOT_HEIGHT = 190;
const HEAD = 18;
/** Two lines, which belong to the closure alone. */
const CLOSURE_HEAD = 28;

/** Over the top of the rise, else beside it. */
const RISE_PLACES = [
  { align: 'middle', dx: 0, dy: -4 },
  { align: 'start', dx: 2, dy: -4 },
  { align: 'end', dx: -2, dy: -4 },
  { align: 'end', dx: -6, dy: 13 },
  { align: 'end', dx: -6, dy: 27 },
] as const;
const ON_LINE = [
  { align: 'end', x: 100, dx: 0, dy: -4 },
  { align: 'start', x: 0, dx: 4, dy: -4 },
] as const;
const BELOW_LINE = ON_LINE.map((place) => ({ ...place, dy: 13 }));
/** Not beside its line, which mostly begins near the reorder point. */
const POSITION_PLACES = [
  { align: 'start', x: 0, dx: 6, y: 13 },
  { align: 'end', x: 100, dx: 0, y: 13 },
  { align: 'start', x: 0, dx: 6, y: 30 },
] as const;
/** At the end of its line or at its start. The stock mostly ends at the safety stock: the name of that level is below its line. */
const LEVEL_PLACES = [
  [...ON_LINE, ...BELOW_LINE],
  [...BELOW_LINE, ...ON_LINE],
] as const;

/** Every position of the chart. A text that finds no free place is left out: the list of the chart and the table have it too. */
export function chartLayout(input: ChartInput): ChartLayout {
  const { line, levels, position, closure, dayOf, unitsOf } = input;
  const plot = plotOf(
    line,
    levels.map(({ value }) => value),
  );
  const x = closure ? plot.placeX(closure.fromDay) : 100;
  const span = closure && x < 100 ? { x, width: plot.placeX(closure.toDay) - x } : null;
  const toPixels = (stock: number) => (plot.placeY(stock) / 100) * PLOT_HEIGHT;
  const place = textsIn({ top: span ? 0 : -HEAD, bottom: PLOT_HEIGHT, left: 4 });
  const nameRises = (ofPlanned: boolean) =>
    line.deliveries
      .filter(({ isPlanned }) => isPlanned === ofPlanned)
      .flatMap(({ day, stock, units }, index) => {
        const name = (text: string) =>
          place(
            ofPlanned ? 'planned' : `delivery-${index}`,
            text,
            RISE_PLACES.map((one) => ({ ...one, x: plot.placeX(day), y: toPixels(stock) + one.dy })),
          );
        const amount = `+${unitsOf(units)}`;
        const dated = name(`${amount} · ${dayOf(day)}`);
        return dated.length > 0 ? dated : name(amount);
      });
  const nameLevel = (index: 0 | 1) =>
    place(
      `level-${index}`,
      levels[index].text,
      LEVEL_PLACES[index].map((one) => ({ ...one, y: toPixels(levels[index].value) + one.dy })),
    );
  // In the order of importance: the later ones take what is free.
  const texts = [
    ...nameRises(true),
    ...nameLevel(0),
    ...(line.position.length > 1 ? place('held', `- - ${position}`, POSITION_PLACES) : []),
    ...nameLevel(1),
    ...nameRises(false),
  ];
  return {
    plot,
    closure: span,
    head: span ? CLOSURE_HEAD : HEAD,
    texts,
    axis: axisLayout(input, plot.placeX),
  };
}
