import { ASCENT, DESCENT, LINE_HEIGHT, type PlacedText } from './place-texts.ts';
import { PLOT_HEIGHT, type Plot } from './plot.ts';

/** Between a level and its name. */
const GAP = 3;
/** Where the stock comes down to the safety stock, its name gives way. */
const BESIDE_END = -20;

/**
 * The names of reorder point and safety stock at the right edge, where the stock is at its lowest: the reorder point above its
 * level in two lines, the safety stock below its level. The other way round where the plot has no space for that;
 * without space between the levels the safety stock has no name.
 */
export function levelNames(plot: Plot, names: readonly [string, string]): PlacedText[] {
  const [reorder = 0, safety = 0] = plot.levels.map((percent) => Math.round((percent / 100) * PLOT_HEIGHT));
  const [first, second] = names;
  const lines = twoLines(first);
  const height = lines.length * LINE_HEIGHT;
  const isAbove = reorder > height + GAP;
  const isBelow = PLOT_HEIGHT - safety > LINE_HEIGHT + GAP;
  const level = { align: 'end', x: 100, dx: 0 } as const;
  return [
    { ...level, id: 'reorder', lines, y: reorder + (isAbove ? -GAP - DESCENT : height) },
    ...(isBelow || safety - reorder > LINE_HEIGHT + (isAbove ? 0 : height)
      ? [
          {
            ...level,
            id: 'safety',
            lines: [second],
            dx: isBelow ? 0 : BESIDE_END,
            y: safety + (isBelow ? ASCENT + GAP : -GAP - DESCENT),
          },
        ]
      : []),
  ];
}

/** Broken near its middle, so that it is narrow. */
function twoLines(name: string): string[] {
  const end = name.indexOf(' ', name.length / 2 - 1);
  return end < 0 ? [name] : [name.slice(0, end), name.slice(end + 1)];
}
