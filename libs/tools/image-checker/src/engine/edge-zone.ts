import { PART } from './segments.ts';
import type { Box } from './picture.ts';

export interface ZoneOptions {
  readonly map: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Around the product; nothing beyond it plus `reach` can be in the zone. */
  readonly box: Box;
  /** Pixels in each direction, corners included. */
  readonly reach: number;
}

/** One byte a pixel: 1 where a pixel of the product is at most `reach` away in both directions. */
export function edgeZone({ map, width, height, box, reach }: ZoneOptions): Uint8Array {
  const zone = new Uint8Array(map.length);
  const lastRow = Math.min(height - 1, box.y + box.height - 1 + reach);
  for (let y = box.y; y < box.y + box.height; y += 1) widen(map, zone, { from: y * width, width, reach });
  const since = new Int32Array(width).fill(reach + 1);
  const down = zone.slice();
  for (let y = box.y; y <= lastRow; y += 1) spread(down, zone, { row: y * width, since, reach });
  since.fill(reach + 1);
  for (let y = box.y + box.height - 1; y >= Math.max(0, box.y - reach); y -= 1) {
    spread(down, zone, { row: y * width, since, reach });
  }
  return zone;
}

/** Within a row: both sides of each pixel of the product. */
function widen(
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

/** From row to row in one direction: a column stays in the zone for `reach` rows after its last pixel. */
function spread(
  source: Uint8Array,
  zone: Uint8Array,
  { row, since, reach }: { row: number; since: Int32Array; reach: number },
): void {
  for (let x = 0; x < since.length; x += 1) {
    const distance = source[row + x] === 1 ? 0 : (since[x] ?? reach) + 1;
    since[x] = distance;
    if (distance <= reach) zone[row + x] = 1;
  }
}
