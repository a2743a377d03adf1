import { isPureWhite } from './edge-color.ts';
import { HEAT_CELLS } from './measure-limits.data.ts';
import { PART } from './segments.ts';
import type { Picture } from './picture.ts';

/** Share of non-white background per cell, in row order. */
export interface HeatMap {
  readonly columns: number;
  readonly rows: number;
  /** Side of a cell in pixels; cells at the right and lower edge may be smaller. */
  readonly cellSize: number;
  /** Percent of non-white background pixels per cell, rounded up so that a single pixel shows. */
  readonly cells: readonly number[];
}

export interface BackgroundFigures {
  /** Background pixels outside the edge zone, specks included. */
  readonly pixels: number;
  /** Pixels among them that are not opaque 255, 255, 255. */
  readonly notWhite: number;
  readonly heatMap: HeatMap;
}

/** Counts the non-white pixels of the background outside the edge zone, in total and per cell. */
export function backgroundFigures(
  { width, height, data }: Picture,
  map: Uint8Array,
  edgeMask: Uint8Array | null,
): BackgroundFigures {
  const grid = emptyGrid(width, height);
  let [pixels, notWhite] = [0, 0];
  for (let index = 0; index < map.length; index += 1) {
    const part = map[index];
    if (part !== PART.background && part !== PART.speck) continue;
    if (edgeMask?.[index] === 1) continue;
    pixels += 1;
    if (isPureWhite(data, index)) continue;
    notWhite += 1;
    addTo(grid, index % width, Math.floor(index / width));
  }
  return { pixels, notWhite, heatMap: toHeatMap(grid, width, height) };
}

/** The same for the outermost pixels, for a picture without a plain background. */
export function edgeFigures(picture: Picture, indexes: readonly number[]): BackgroundFigures {
  const { width, height, data } = picture;
  const grid = emptyGrid(width, height);
  const wrong = indexes.filter((index) => !isPureWhite(data, index));
  for (const index of wrong) addTo(grid, index % width, Math.floor(index / width));
  return { pixels: indexes.length, notWhite: wrong.length, heatMap: toHeatMap(grid, width, height) };
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cellSize: number;
  readonly counts: Uint32Array;
}

function emptyGrid(width: number, height: number): Grid {
  const cellSize = Math.max(1, Math.ceil(Math.max(width, height) / HEAT_CELLS));
  const columns = Math.ceil(width / cellSize);
  const rows = Math.ceil(height / cellSize);
  return { columns, rows, cellSize, counts: new Uint32Array(columns * rows) };
}

function addTo({ columns, cellSize, counts }: Grid, x: number, y: number): void {
  const cell = Math.floor(y / cellSize) * columns + Math.floor(x / cellSize);
  counts[cell] = (counts[cell] ?? 0) + 1;
}

function toHeatMap({ columns, rows, cellSize, counts }: Grid, width: number, height: number): HeatMap {
  const cells = Array.from(counts, (count, cell) => {
    const cellWidth = Math.min(cellSize, width - (cell % columns) * cellSize);
    const cellHeight = Math.min(cellSize, height - Math.floor(cell / columns) * cellSize);
    return Math.ceil((count / (cellWidth * cellHeight)) * 100);
  });
  return { columns, rows, cellSize, cells };
}
