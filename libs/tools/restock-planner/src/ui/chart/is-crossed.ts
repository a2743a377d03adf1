import type { Box } from './place-texts.ts';
import { PLOT_HEIGHT } from './plot.ts';

/** A corner point of a line, in percent of the plot. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Whether a line, which never leads back to the left, goes through a box in a plot of a width. */
export function isCrossed(box: Box, line: readonly Corner[], width: number): boolean {
  const corners = line.map(({ x, y }) => ({ x: (x / 100) * width, y: (y / 100) * PLOT_HEIGHT }));
  return corners.slice(1).some((to, index) => crosses(box, corners[index] ?? to, to));
}

function crosses(box: Box, from: Corner, to: Corner): boolean {
  const left = Math.max(from.x, box.left);
  const right = Math.min(to.x, box.right);
  if (left > right) return false;
  const yAt = (x: number) => from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
  const ends = from.x === to.x ? [from.y, to.y] : [yAt(left), yAt(right)];
  return Math.max(...ends) > box.top && Math.min(...ends) < box.bottom;
}
