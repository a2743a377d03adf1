import { CARDS_UP_TO, useIsNarrow } from '../use-is-narrow.ts';

/** As cards, ten rows fill several screens. */
const ON_A_PHONE = 10;

/** How many rows a table shows of up to so many; the others are in the file. */
export function useRowsShown(most: number): number {
  return useIsNarrow(CARDS_UP_TO) ? ON_A_PHONE : most;
}
