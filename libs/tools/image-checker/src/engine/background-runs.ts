import { PART } from './segments.ts';

/** So many runs that any photograph fits, so few that no noise fills the memory. */
const MAX_RUNS = 500_000;

/**
 * Where background and specks lie, as lengths of runs over all pixels row by row: not background, background, not
 * background and so on. Null for a picture in more pieces than a page can hold.
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
