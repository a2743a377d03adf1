import { niceTicks } from '@seller-toolbox/ui/nice-ticks';
import type { StockLine, StockPoint } from '../../engine/stock-line.ts';
import { axisLayout, type AxisLayout } from './axis-layout.ts';
import { textsIn, widthOf, type Box, type Place, type Point, type Texts } from './place-texts.ts';

/** A text at its place. */
export interface PlacedText extends Place {
  readonly id: string;
  readonly text: string;
}

export interface ChartInput {
  readonly line: StockLine;
  readonly levels: readonly { readonly value: number; readonly text: string }[];
  readonly closure: { readonly fromDay: number; readonly toDay: number; readonly text: string } | null;
  /** Days on which months begin. */
  readonly months: readonly number[];
  readonly dayOf: (day: number) => string;
  readonly unitsOf: (units: number) => string;
  /** The names of days on the axis. */
  readonly words: {
    readonly today: string;
    readonly orderBy: (date: string) => string;
    readonly stockOut: (date: string) => string;
  };
}

export interface ChartLayout {
  /** Corner points in percent of the plot, as are all other places. */
  readonly line: string;
  readonly below: string;
  readonly withoutOrder: string;
  readonly ticks: readonly { readonly text: string; readonly y: number }[];
  readonly levels: readonly number[];
  readonly zero: number;
  /** Its name is left out where it is not free. */
  readonly closure: { readonly x: number; readonly width: number; readonly text: string | null } | null;
  /** The names of levels and deliveries; the id of the recommended delivery is `planned`. */
  readonly texts: readonly PlacedText[];
  readonly axis: AxisLayout;
  readonly arrivals: readonly number[];
  readonly order: number | null;
  readonly stockOut: number | null;
}

/** Pixels; above the plot is a strip for what is written over the highest points. */
export const PLOT_HEIGHT = 190;
export const HEAD = 18;

const TICKS_Y = 4;
const LINE_HEIGHT = 13;
/** How much wider than its span a name in it may be. */
const SPAN_OVERHANG = 20;

/** Over the top of the rise, else beside it. */
const RISE_PLACES = [
  { align: 'middle', dx: 0, dy: -4 },
  { align: 'start', dx: 2, dy: -4 },
  { align: 'end', dx: -2, dy: -4 },
  { align: 'end', dx: -6, dy: 13 },
  { align: 'end', dx: -6, dy: 27 },
] as const;
/** On the line of the level, at its end or its start, else below the line. */
const LEVEL_PLACES = [
  { align: 'end', x: 100, dx: 0, dy: -4 },
  { align: 'start', x: 0, dx: 4, dy: -4 },
  { align: 'end', x: 100, dx: 0, dy: 13 },
  { align: 'start', x: 0, dx: 4, dy: 13 },
] as const;

/** The scales of a stock line. */
interface Scales {
  readonly placeX: (day: number) => number;
  readonly placeY: (stock: number) => number;
  readonly ticks: readonly number[];
}

/** Every position of the chart. A text that finds no free place is left out: the list of the chart and the table have it too. */
export function chartLayout(input: ChartInput): ChartLayout {
  const { line, unitsOf } = input;
  const scales = scalesOf(input);
  const { placeX, placeY, ticks } = scales;
  const written = (corners: readonly StockPoint[]) =>
    corners.map(({ day, stock }) => `${placeX(day)},${placeY(stock)}`).join(' ');
  const shown = written(line.points);
  return {
    line: shown,
    below: `0,${placeY(0)} ${shown} 100,${placeY(0)}`,
    withoutOrder: written(line.withoutOrder),
    ticks: ticks.map((value) => ({ text: unitsOf(value), y: placeY(value) })),
    levels: input.levels.map(({ value }) => placeY(value)),
    zero: placeY(0),
    ...namesOf(input, scales),
    axis: axisLayout(input, placeX),
    arrivals: [...new Set(line.deliveries.map(({ day }) => placeX(day)))],
    order: line.nextOrderDay === null ? null : placeX(line.nextOrderDay),
    stockOut: line.stockOutDay === null ? null : placeX(line.stockOutDay),
  };
}

function scalesOf({ line: { points }, levels }: ChartInput): Scales {
  const last = points.at(-1)?.day ?? 0;
  const values = [0, ...points.map(({ stock }) => stock), ...levels.map(({ value }) => value)];
  const ticks = niceTicks(Math.min(...values), Math.max(...values), TICKS_Y);
  const [bottom = 0, top = bottom] = [ticks[0], ticks.at(-1)];
  return {
    placeX: (day) => toPercent(day, last),
    placeY: (stock) => toPercent(top - stock, top - bottom),
    ticks,
  };
}

/** The names in the plot, in the order of importance: the later ones take what is free. */
function namesOf(input: ChartInput, { placeX, placeY }: Scales): Pick<ChartLayout, 'texts' | 'closure'> {
  const { line, levels, closure, unitsOf } = input;
  const toPixels = (stock: number) => (placeY(stock) / 100) * PLOT_HEIGHT;
  const lines = [line.points, line.withoutOrder].map((corners) =>
    corners.map(({ day, stock }): Point => ({ x: placeX(day), y: toPixels(stock) })),
  );
  const texts = textsIn({ top: -HEAD, bottom: PLOT_HEIGHT, left: 4, right: 4, lines });
  const nameRises = (isPlanned: boolean) =>
    line.deliveries.flatMap((delivery, index) => {
      const { day, stock, units } = delivery;
      if (delivery.isPlanned !== isPlanned) return [];
      const places = RISE_PLACES.map(({ dy, ...place }) => ({
        ...place,
        x: placeX(day),
        y: toPixels(stock) + dy,
      }));
      return named(texts, isPlanned ? 'planned' : `delivery-${index}`, `+${unitsOf(units)}`, places);
    });
  const planned = nameRises(true);
  const ofLevels = levels.flatMap(({ value, text }, index) => {
    const places = LEVEL_PLACES.map(({ dy, ...place }) => ({ ...place, y: toPixels(value) + dy }));
    return named(texts, `level-${index}`, text, places);
  });
  const span = closure && spanOf(closure, placeX);
  const hasName = span !== null && closure !== null && fitIn(texts, span, closure.text);
  return {
    closure: span && { ...span, text: hasName ? (closure?.text ?? null) : null },
    texts: [...planned, ...ofLevels, ...nameRises(false)],
  };
}

function named(texts: Texts, id: string, text: string, places: readonly Place[]): PlacedText[] {
  const place = texts.place(text, places);
  return place ? [{ id, text, ...place }] : [];
}

function spanOf({ fromDay, toDay }: { fromDay: number; toDay: number }, placeX: Scales['placeX']) {
  const x = placeX(fromDay);
  const width = rounded(placeX(toDay) - x);
  return width > 0 ? { x, width } : null;
}

/** Takes the top of a span for its name, in lines as long as the span is wide; false where a word is too long or the top is taken. */
function fitIn(texts: Texts, { x, width }: { x: number; width: number }, name: string): boolean {
  const words = (name.includes(' ') ? name.split(' ') : [...name]).map(widthOf);
  const space = name.includes(' ') ? widthOf(' ') : 0;
  return texts.take((plotWidth): Box | null => {
    const inner = (width / 100) * plotWidth;
    if (Math.max(...words) > inner + SPAN_OVERHANG) return null;
    const lines = linesOf(words, inner, space);
    const middle = ((x + width / 2) / 100) * plotWidth;
    const half = Math.max(...lines) / 2;
    return {
      left: middle - half,
      right: middle + half,
      top: -HEAD,
      bottom: lines.length * LINE_HEIGHT - HEAD,
    };
  });
}

/** The lengths of the lines into which words break. */
function linesOf(words: readonly number[], width: number, space: number): number[] {
  return words.reduce<number[]>((lines, word) => {
    const longer = (lines.at(-1) ?? Infinity) + space + word;
    return longer <= width ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

/** Two decimals are finer than a pixel. */
function toPercent(value: number, whole: number): number {
  return whole > 0 ? rounded(Math.min(100, Math.max(0, (value / whole) * 100))) : 0;
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
