import { PART } from './segments.ts';
import type { Box } from './picture.ts';

export interface ZoneOptions {
  readonly map: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Bounding box of the product; the zone lies within it plus `reach`. */
  readonly box: Box;
  /** Pixels in each direction, corners included. */
  readonly reach: number;
}

/** One byte per pixel: 1 where a product pixel is at most `reach` away in both directions (a dilation). */
export function edgeZone({ map, width, height, box, reach }: ZoneOptions): Uint8Array {
  const zone = new Uint8Array(map.length);
  const lastRow = Math.min(height - 1, box.y + box.height - 1 + reach);
  for (let y = box.y; y < box.y + box.height; y += 1) dilateRow(map, zone, { from: y * width, width, reach });
  const distances = new Int32Array(width).fill(reach + 1);
  const down = zone.slice();
  for (let y = box.y; y <= lastRow; y += 1) dilateColumns(down, zone, { row: y * width, distances, reach });
  distances.fill(reach + 1);
  for (let y = box.y + box.height - 1; y >= Math.max(0, box.y - reach); y -= 1) {
    dilateColumns(down, zone, { row: y * width, distances, reach });
  }
  return zone;
}

/** Marks pixels to the left and right of product pixels in a row. */
function dilateRow(
  map: Uint8Array,
  zone: Uint8Array,
  { from, width, reach }: { from: number; width: number; reach: number },
): void {
  let until = -1;
  for (let x = 0; x < width; x += 1) {
    if (map[from + x] === PART.product) {
      const wasOpen = until >= x;
      zone.fill(1, from + (wasOpen ? x : Math.max(0, x - reach)), from + x + 1);
      until = Math.min(width - 1, x + reach);
    } else if (x <= until) {
      zone[from + x] = 1;
    }
  }
}

/** Marks the next `reach` rows of each column, in one direction. */
function dilateColumns(
  source: Uint8Array,
  zone: Uint8Array,
  { row, distances, reach }: { row: number; distances: Int32Array; reach: number },
): void {
  for (let x = 0; x < distances.length; x += 1) {
    const distance = source[row + x] === 1 ? 0 : (distances[x] ?? reach) + 1;
    distances[x] = distance;
    if (distance <= reach) zone[row + x] = 1;
  }
}
