import { isCrossed, type Corner } from './is-crossed.ts';
import {
  ASCENT,
  boxesOf,
  DESCENT,
  LINE_HEIGHT,
  overlap,
  PLOT_WIDTHS,
  type PlacedText,
} from './place-texts.ts';
import { PLOT_HEIGHT, type Plot } from './plot.ts';

/** Between a level and its name. */
const GAP = 3;
/** The right edge, where the stock is at its lowest, then further left. */
const POSITIONS = [100, 80, 60, 40, 20].map((x) => ({ align: 'end', x, dx: 0 }) as const);

/**
 * The names of reorder point and safety stock: the reorder point above its level in two lines, the safety stock below its level, or
 * the other way round, at the first position where no line of the chart goes through the name. The reorder point has a name in
 * any case, the safety stock only at such a position.
 */
export function levelNames(
  plot: Plot,
  names: readonly [string, string],
  lines: readonly (readonly Corner[])[],
): PlacedText[] {
  const [reorder = 0, safety = 0] = plot.levels.map((percent) => Math.round((percent / 100) * PLOT_HEIGHT));
  const isFree = (text: PlacedText, width: number) =>
    !lines.some((line) => isCrossed(boxesOf(text, width)[0], line, width));
  const above = candidatesOf('reorder', reorder, twoLines(names[0]));
  const first = above.find((text) => PLOT_WIDTHS.every((width) => isFree(text, width))) ?? above[0];
  const second = candidatesOf('safety', safety, [names[1]]).find((text) =>
    PLOT_WIDTHS.every(
      (width) =>
        isFree(text, width) && !(first && overlap(boxesOf(text, width)[0], boxesOf(first, width)[0])),
    ),
  );
  return [first, second].flatMap((text) => text ?? []);
}

/** Beside the level as far as the plot reaches: the reorder point above it first, the safety stock below it. */
function candidatesOf(id: 'reorder' | 'safety', level: number, lines: readonly string[]): PlacedText[] {
  const height = (lines.length - 1) * LINE_HEIGHT;
  const above = level - GAP - DESCENT;
  const below = level + GAP + ASCENT + height;
  return POSITIONS.flatMap((position) =>
    (id === 'reorder' ? [above, below] : [below, above]).map((y) => ({ ...position, id, lines, y })),
  ).filter(({ y }) => y - height >= ASCENT && y + DESCENT <= PLOT_HEIGHT);
}

/** Broken near its middle, so that it is narrow. */
function twoLines(name: string): string[] {
  const end = name.indexOf(' ', name.length / 2 - 1);
  return end < 0 ? [name] : [name.slice(0, end), name.slice(end + 1)];
}
