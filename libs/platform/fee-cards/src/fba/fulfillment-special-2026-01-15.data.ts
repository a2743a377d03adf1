import { largeStandard, oversize, rows, started } from './us-rows-2026-01-15.ts';
import type { TierSchedules } from './rate-card.ts';

// As in the table of general goods; one copy alone has these.

/** Apparel, 15 January to 14 October. No peak figures and none for bulky or extra-large apparel were found. */
export const APPAREL_NON_PEAK: TierSchedules = {
  'small-standard': {
    brackets: rows(1 / 8, [
      [2.62, 3.51, 3.77],
      [2.64, 3.54, 3.8],
      [2.68, 3.59, 3.85],
      [2.81, 3.69, 3.95],
      [3, 3.91, 4.17],
      [3.1, 4.09, 4.35],
      [3.2, 4.2, 4.46],
      [3.3, 4.25, 4.51],
    ]),
    beyond: null,
  },
  'large-standard': {
    brackets: rows(
      1 / 4,
      [4.3, 4.5, 4.72, 5.17, 5.87, 6.04, 6.14, 6.25, 6.6, 6.72, 6.77, 6.9].map(largeStandard),
    ),
    beyond: started(largeStandard(6.97), { above: 3, stepFee: 0.16, step: 0.5 }),
  },
};

/** Dangerous goods, 15 January to 14 October. No peak figures were found. */
export const DANGEROUS_NON_PEAK: TierSchedules = {
  'small-standard': {
    brackets: rows(1 / 8, [
      [3.4, 4.29, 4.55],
      [3.43, 4.36, 4.62],
      [3.48, 4.37, 4.63],
      [3.55, 4.43, 4.69],
      [3.64, 4.55, 4.81],
      [3.65, 4.61, 4.87],
      [3.73, 4.72, 4.98],
      [3.77, 4.78, 5.04],
    ]),
    beyond: null,
  },
  'large-standard': {
    brackets: rows(
      1 / 4,
      [4.55, 4.76, 4.99, 5.19, 5.64, 6.02, 6.17, 6.31, 6.38, 6.56, 6.72, 7.13].map(largeStandard),
    ),
    beyond: started(largeStandard(7.43), { above: 3, stepFee: 0.08, step: 0.25 }),
  },
  'small-bulky': { brackets: [], beyond: started(oversize(8.27), { above: 1, stepFee: 0.38, step: 1 }) },
  'large-bulky': { brackets: [], beyond: started(oversize(10.07), { above: 1, stepFee: 0.38, step: 1 }) },
  'extra-large-0-50': {
    brackets: [],
    beyond: started(oversize(28.44), { above: 1, stepFee: 0.38, step: 1 }),
  },
  'extra-large-50-70': {
    brackets: [],
    beyond: started(oversize(40.53), { above: 51, stepFee: 0.75, step: 1 }),
  },
  'extra-large-70-150': {
    brackets: [],
    beyond: started(oversize(58.45), { above: 71, stepFee: 0.75, step: 1 }),
  },
  'extra-large-150-plus': {
    brackets: [],
    beyond: started(oversize(219.53), { above: 151, stepFee: 0.19, step: 1 }),
  },
};
