import type { ChartInput } from './chart-input.ts';
import type { Flag } from './chart-layout.ts';
import { ASCENT, DESCENT, LINE_HEIGHT, placeTexts, type PlacedText } from './place-texts.ts';
import { PLOT_HEIGHT, type Plot } from './plot.ts';

/** From the right edge to the left one. */
const PLACES_X = [100, 80, 70, 60, 50, 40, 30, 20, 10, 2] as const;
/** Between a level and its name. */
const GAP = 3;

/** The names of reorder point and safety stock, each above or below its level, in one line or with the units in a second one. */
export function levelNames(
  { line, levels, names }: ChartInput,
  plot: Plot,
  flags: readonly Flag[],
): PlacedText[] {
  const toPixels = (percent: number) => (percent / 100) * PLOT_HEIGHT;
  const corners = ({ day, stock }: { day: number; stock: number }) => ({
    x: plot.placeX(day),
    y: toPixels(plot.placeY(stock)),
  });
  const heights = plot.levels.map(toPixels);
  const place = placeTexts([
    line.points.map(corners),
    line.withoutOrder.map(corners),
    ...flags.map(({ x, to }) => [
      { x, y: 0 },
      { x, y: toPixels(to) },
    ]),
    ...heights.map((y) => [
      { x: 0, y },
      { x: 100, y },
    ]),
  ]);
  return levels.flatMap((_, index) => {
    const height = heights[index] ?? 0;
    const places = wordings(names.levels[index] ?? '').flatMap((lines) =>
      PLACES_X.flatMap((x) =>
        heightsOf(height, lines.length).map((y) => ({
          align: x === 100 ? ('end' as const) : ('start' as const),
          x,
          dx: 0,
          y,
          foot: y,
          lines,
        })),
      ),
    );
    return place(index === 0 ? 'reorder' : 'safety', places);
  });
}

/** In one line, else with its last word below the others. */
function wordings(name: string): (readonly string[])[] {
  const end = name.lastIndexOf(' ');
  return end < 0 ? [[name]] : [[name], [name.slice(0, end), name.slice(end + 1)]];
}

/** The baselines of the last line above and below a level, within the plot. */
function heightsOf(level: number, lines: number): number[] {
  const above = level - GAP - DESCENT;
  const below = level + GAP + ASCENT + (lines - 1) * LINE_HEIGHT;
  const highest = (lines - 1) * LINE_HEIGHT + ASCENT;
  return [above, below].filter((y) => y >= highest && y + DESCENT <= PLOT_HEIGHT);
}
