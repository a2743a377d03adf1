import type { Box } from './picture.ts';

export interface FloodResult {
  readonly count: number;
  readonly box: Box;
}

export interface FloodOptions {
  /** One byte per pixel; pixels of value `from` are filled. */
  readonly map: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  /** Whether pixels that touch only at a corner are connected. */
  readonly corners: boolean;
}

/**
 * Scanline flood fill: sets all pixels of value `from` connected to `start` to `to`. Fills whole runs of a row, so that twelve
 * million pixels take a fraction of a second and the stack stays short.
 */
export function flood(start: number, options: FloodOptions): FloodResult {
  const { map, width, height, from, to, corners } = options;
  const open = [start];
  const reach = corners ? 1 : 0;
  let count = 0;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let seed = open.pop(); seed !== undefined; seed = open.pop()) {
    if (map[seed] !== from) continue;
    const y = Math.floor(seed / width);
    const row = y * width;
    let first = seed;
    while (first > row && map[first - 1] === from) first -= 1;
    let last = seed;
    while (last < row + width - 1 && map[last + 1] === from) last += 1;
    map.fill(to, first, last + 1);
    count += last - first + 1;
    left = Math.min(left, first - row);
    right = Math.max(right, last - row);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    const low = Math.max(first - row - reach, 0);
    const high = Math.min(last - row + reach, width - 1);
    if (y > 0) pushRuns(open, options, { start: row - width + low, end: row - width + high });
    if (y < height - 1) pushRuns(open, options, { start: row + width + low, end: row + width + high });
  }
  return { count, box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } };
}

/** Pushes one pixel of each run between `start` and `end`. */
function pushRuns(
  open: number[],
  { map, from }: FloodOptions,
  { start, end }: { start: number; end: number },
): void {
  let wasOpen = false;
  for (let index = start; index <= end; index += 1) {
    const isOpen = map[index] === from;
    if (isOpen && !wasOpen) open.push(index);
    wasOpen = isOpen;
  }
}
