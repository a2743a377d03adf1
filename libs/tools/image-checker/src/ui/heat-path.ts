import type { HeatMap } from '../engine/background-figures.ts';

/** Minimum percent of each color step, weakest first. */
export const HEAT_STEPS = [1, 20, 60] as const;

export interface HeatPath {
  readonly step: number;
  /** SVG path in units of cells. */
  readonly path: string;
}

/** The marked cells of each step; neighbors in a row form one rectangle. */
export function toHeatPaths({ columns, cells }: HeatMap): HeatPath[] {
  return HEAT_STEPS.map((from, step) => {
    const below = HEAT_STEPS[step + 1] ?? Infinity;
    const isMarked = (cell: number) => cell >= from && cell < below;
    const parts: string[] = [];
    let start = -1;
    cells.forEach((cell, index) => {
      const x = index % columns;
      if (x === 0) start = -1;
      if (isMarked(cell) && start < 0) start = x;
      const isLast = x === columns - 1 || !isMarked(cells[index + 1] ?? 0);
      if (start >= 0 && isMarked(cell) && isLast) {
        parts.push(`M${start} ${Math.floor(index / columns)}h${x - start + 1}v1h${start - x - 1}z`);
        start = -1;
      }
    });
    return { step, path: parts.join('') };
  }).filter(({ path }) => path !== '');
}
