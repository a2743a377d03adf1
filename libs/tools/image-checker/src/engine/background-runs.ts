import { PART } from './segments.ts';

/** Enough for any photograph; random noise has more. */
const MAX_RUNS = 500_000;

/**
 * Run-length encoding of background and specks over all pixels in row order: not background, background, not background
 * and so on. Null beyond `MAX_RUNS`.
 */
export function backgroundRuns(map: Uint8Array): number[] | null {
  const runs: number[] = [];
  let isInside = false;
  let from = 0;
  for (let index = 0; index < map.length; index += 1) {
    const part = map[index];
    const isBackground = part === PART.background || part === PART.speck;
    if (isBackground === isInside) continue;
    runs.push(index - from);
    from = index;
    isInside = isBackground;
    if (runs.length > MAX_RUNS) return null;
  }
  runs.push(map.length - from);
  return runs;
}
