import { largeStandard, oversize, rows, started } from './us-rows-2026-01-15.ts';
import type { TierSchedules } from './rate-card.ts';

// Fees per unit in USD by billable weight in pounds, each for a price below, in and above the card's middle
// band. The fuel and logistics surcharge is not included. The rate card names the sources.

/** General goods, 15 January to 14 October. */
export const GENERAL_NON_PEAK: TierSchedules = {
  'small-standard': {
    brackets: rows(1 / 8, [
      [2.43, 3.32, 3.58],
      [2.49, 3.42, 3.68],
      [2.56, 3.45, 3.71],
      [2.66, 3.54, 3.8],
      [2.77, 3.68, 3.94],
      [2.82, 3.78, 4.04],
      [2.92, 3.91, 4.17],
      [2.95, 3.96, 4.22],
    ]),
    beyond: null,
  },
  'large-standard': {
    brackets: rows(
      1 / 4,
      [3.73, 3.95, 4.2, 4.6, 5.04, 5.42, 5.57, 5.82, 5.92, 6.1, 6.26, 6.67].map(largeStandard),
    ),
    beyond: started(largeStandard(6.97), { above: 3, stepFee: 0.08, step: 0.25 }),
  },
  'small-bulky': { brackets: [], beyond: started(oversize(7.55), { above: 1, stepFee: 0.38, step: 1 }) },
  'large-bulky': { brackets: [], beyond: started(oversize(9.35), { above: 1, stepFee: 0.38, step: 1 }) },
  'extra-large-0-50': {
    brackets: [],
    beyond: started(oversize(26.33), { above: 1, stepFee: 0.38, step: 1 }),
  },
  'extra-large-50-70': {
    brackets: [],
    beyond: started(oversize(37.32), { above: 51, stepFee: 0.75, step: 1 }),
  },
  'extra-large-70-150': {
    brackets: [],
    beyond: started(oversize(51.32), { above: 71, stepFee: 0.75, step: 1 }),
  },
  'extra-large-150-plus': {
    brackets: [],
    beyond: started(oversize(194.95), { above: 151, stepFee: 0.19, step: 1 }),
  },
};

/** General goods, 15 October to 14 January. */
export const GENERAL_PEAK: TierSchedules = {
  'small-standard': {
    brackets: rows(1 / 8, [
      [2.62, 3.51, 3.77],
      [2.68, 3.61, 3.87],
      [2.76, 3.65, 3.91],
      [2.86, 3.74, 4],
      [2.98, 3.89, 4.15],
      [3.03, 3.99, 4.25],
      [3.14, 4.13, 4.39],
      [3.17, 4.18, 4.44],
    ]),
    beyond: null,
  },
  'large-standard': {
    brackets: rows(
      1 / 4,
      [3.97, 4.21, 4.48, 4.89, 5.34, 5.73, 5.89, 6.15, 6.29, 6.49, 6.66, 7.08].map(largeStandard),
    ),
    beyond: started(largeStandard(7.51), { above: 3, stepFee: 0.08, step: 0.25 }),
  },
  'small-bulky': { brackets: [], beyond: started(oversize(8.59), { above: 1, stepFee: 0.38, step: 1 }) },
  'large-bulky': {
    brackets: [],
    beyond: started(oversize(10.39), { above: 1, stepFee: 0.38, step: 1 }),
  },
  'extra-large-0-50': {
    brackets: [],
    beyond: started(oversize(29.06), { above: 1, stepFee: 0.38, step: 1 }),
  },
  'extra-large-50-70': {
    brackets: [],
    beyond: started(oversize(40.13), { above: 51, stepFee: 0.75, step: 1 }),
  },
  'extra-large-70-150': {
    brackets: [],
    beyond: started(oversize(55.74), { above: 71, stepFee: 0.75, step: 1 }),
  },
  'extra-large-150-plus': {
    brackets: [],
    beyond: started(oversize(203.46), { above: 151, stepFee: 0.19, step: 1 }),
  },
};
