import { DIFFICULTY_BANDS } from './sample-ranges.data.ts';

/** A rank among these is seen on the first page; our own choice. */
export const TOP_RANKS = 30;
/** So many rivals there without the seller's product make a gap term. */
export const MIN_RIVALS_OF_GAP = 2;
/** A volume is stable within so many percent; our own choice. */
export const STABLE_PERCENT = 10;
/** Competition and difficulty follow from the click share of the three most clicked products, in percent. */
export const CONCENTRATION_BANDS = DIFFICULTY_BANDS;
export const DEFAULT_WEIGHTS = { demand: 40, fit: 20, headroom: 20, share: 20 } as const;
