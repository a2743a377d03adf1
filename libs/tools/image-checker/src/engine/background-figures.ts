import { isPureWhite } from './edge-color.ts';
import { HEAT_CELLS } from './measure-limits.data.ts';
import { PART } from './segments.ts';
import type { Picture } from './picture.ts';

/** How much of the background is not white, cell by cell, row by row. */
export interface HeatMap {
  readonly columns: number;
  readonly rows: number;
  /** Pixels a side of a cell; those at the right and lower edge may be smaller. */
  readonly cellSize: number;
  /** Percent of a cell's pixels that are background and not pure white, rounded up: a single pixel shows. */
  readonly cells: readonly number[];
}

export interface BackgroundFigures {
  /** Pixels of the background outside the product's edge zone, specks included. */
  readonly pixels: number;
  /** Those of them that are not 255, 255, 255 and opaque. */
  readonly notWhite: number;
  readonly heatMap: HeatMap;
}

/** Counts what of the clear background is not pure white, and where. */
export function backgroundFigures(
  { width, height, data }: Picture,
  map: Uint8Array,
  zone: Uint8Array | null,
): BackgroundFigures {
  const grid = emptyGrid(width, height);
  let [pixels, notWhite] = [0, 0];
  for (let index = 0; index < map.length; index += 1) {
    const part = map[index];
    if (part !== PART.background && part !== PART.speck) continue;
    if (zone?.[index] === 1) continue;
    pixels += 1;
    if (isPureWhite(data, index)) continue;
    notWhite += 1;
    addTo(grid, index % width, Math.floor(index / width));
  }
  return { pixels, notWhite, heatMap: toHeatMap(grid, width, height) };
}

/** The outermost pixels alone, for a picture whose background cannot be told from the rest. */
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
