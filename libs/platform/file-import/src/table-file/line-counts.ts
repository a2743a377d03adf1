import type { SkippedLines, UnreadableCells } from '@seller-toolbox/tool-contract';

const MAX_LISTED_LINES = 5;
const MAX_CELL_LENGTH = 60;

/** How many lines there are of each kind, with the numbers of the first and the first cell. */
export function lineCounts<Key extends string>() {
  const counts = new Map<Key, { count: number; lines: number[]; cell: string }>();
  return {
    add: (key: Key, line: number, { cell = '', count = 1 } = {}) => {
      const found = counts.get(key) ?? { count: 0, lines: [], cell: cell.slice(0, MAX_CELL_LENGTH) };
      found.count += count;
      if (found.lines.length < MAX_LISTED_LINES) found.lines.push(line);
      counts.set(key, found);
    },
    all: () => [...counts].map(([key, found]) => ({ key, ...found })),
  };
}

/** Skipped lines by their reason, in the order in which the reasons occur. */
export function countSkipped(
  skipped: Iterable<{ readonly line: number; readonly reason: string }>,
): SkippedLines[] {
  const counts = lineCounts();
  for (const { line, reason } of skipped) counts.add(reason, line);
  return counts.all().map(({ key, count, lines }) => ({ reason: key, count, lines }));
}

/** Unreadable cells by their field, in the order in which the fields occur. */
export function countUnreadable(
  cells: Iterable<{ readonly line: number; readonly field: string; readonly cell: string }>,
): UnreadableCells[] {
  const counts = lineCounts();
  for (const { line, field, cell } of cells) counts.add(field, line, { cell });
  return counts.all().map(({ key, count, cell }) => ({ field: key, count, cell }));
}
