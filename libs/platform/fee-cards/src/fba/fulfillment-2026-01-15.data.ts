import type { TierSchedules } from './rate-card.ts';

// Fees per unit in USD by billable weight in pounds, each for a price below, in and above the card's middle
// band. The fuel and logistics surcharge is not included. Sources stand in the rate card.

/** General goods, 15 January to 14 October. */
export const GENERAL_NON_PEAK: TierSchedules = {
  'small-standard': {
    brackets: [
      { upToLb: 0.125, fees: [2.43, 3.32, 3.58] },
      { upToLb: 0.25, fees: [2.49, 3.42, 3.68] },
      { upToLb: 0.375, fees: [2.56, 3.45, 3.71] },
      { upToLb: 0.5, fees: [2.66, 3.54, 3.8] },
      { upToLb: 0.625, fees: [2.77, 3.68, 3.94] },
      { upToLb: 0.75, fees: [2.82, 3.78, 4.04] },
      { upToLb: 0.875, fees: [2.92, 3.91, 4.17] },
      { upToLb: 1, fees: [2.95, 3.96, 4.22] },
    ],
    beyond: null,
  },
  'large-standard': {
    brackets: [
      { upToLb: 0.25, fees: [2.91, 3.73, 3.99] },
      { upToLb: 0.5, fees: [3.13, 3.95, 4.21] },
      { upToLb: 0.75, fees: [3.38, 4.2, 4.46] },
      { upToLb: 1, fees: [3.78, 4.6, 4.86] },
      { upToLb: 1.25, fees: [4.22, 5.04, 5.3] },
      { upToLb: 1.5, fees: [4.6, 5.42, 5.68] },
      { upToLb: 1.75, fees: [4.75, 5.57, 5.83] },
      { upToLb: 2, fees: [5, 5.82, 6.08] },
      { upToLb: 2.25, fees: [5.1, 5.92, 6.18] },
      { upToLb: 2.5, fees: [5.28, 6.1, 6.36] },
      { upToLb: 2.75, fees: [5.44, 6.26, 6.52] },
      { upToLb: 3, fees: [5.85, 6.67, 6.93] },
    ],
    beyond: { base: [6.15, 6.97, 7.23], aboveLb: 3, stepFee: 0.08, stepLb: 0.25, counting: 'started-steps' },
  },
  'small-bulky': {
    brackets: [],
    beyond: { base: [6.78, 7.55, 7.55], aboveLb: 1, stepFee: 0.38, stepLb: 1, counting: 'started-steps' },
  },
  'large-bulky': {
    brackets: [],
    beyond: { base: [8.58, 9.35, 9.35], aboveLb: 1, stepFee: 0.38, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-0-50': {
    brackets: [],
    beyond: { base: [25.56, 26.33, 26.33], aboveLb: 1, stepFee: 0.38, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-50-70': {
    brackets: [],
    beyond: { base: [36.55, 37.32, 37.32], aboveLb: 51, stepFee: 0.75, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-70-150': {
    brackets: [],
    beyond: { base: [50.55, 51.32, 51.32], aboveLb: 71, stepFee: 0.75, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-150-plus': {
    brackets: [],
    beyond: {
      base: [194.18, 194.95, 194.95],
      aboveLb: 151,
      stepFee: 0.19,
      stepLb: 1,
      counting: 'started-steps',
    },
  },
};

/** General goods, 15 October to 14 January. */
export const GENERAL_PEAK: TierSchedules = {
  'small-standard': {
    brackets: [
      { upToLb: 0.125, fees: [2.62, 3.51, 3.77] },
      { upToLb: 0.25, fees: [2.68, 3.61, 3.87] },
      { upToLb: 0.375, fees: [2.76, 3.65, 3.91] },
      { upToLb: 0.5, fees: [2.86, 3.74, 4] },
      { upToLb: 0.625, fees: [2.98, 3.89, 4.15] },
      { upToLb: 0.75, fees: [3.03, 3.99, 4.25] },
      { upToLb: 0.875, fees: [3.14, 4.13, 4.39] },
      { upToLb: 1, fees: [3.17, 4.18, 4.44] },
    ],
    beyond: null,
  },
  'large-standard': {
    brackets: [
      { upToLb: 0.25, fees: [3.15, 3.97, 4.23] },
      { upToLb: 0.5, fees: [3.39, 4.21, 4.47] },
      { upToLb: 0.75, fees: [3.66, 4.48, 4.74] },
      { upToLb: 1, fees: [4.07, 4.89, 5.15] },
      { upToLb: 1.25, fees: [4.52, 5.34, 5.6] },
      { upToLb: 1.5, fees: [4.91, 5.73, 5.99] },
      { upToLb: 1.75, fees: [5.07, 5.89, 6.15] },
      { upToLb: 2, fees: [5.33, 6.15, 6.41] },
      { upToLb: 2.25, fees: [5.47, 6.29, 6.55] },
      { upToLb: 2.5, fees: [5.67, 6.49, 6.75] },
      { upToLb: 2.75, fees: [5.84, 6.66, 6.92] },
      { upToLb: 3, fees: [6.26, 7.08, 7.34] },
    ],
    beyond: { base: [6.69, 7.51, 7.77], aboveLb: 3, stepFee: 0.08, stepLb: 0.25, counting: 'started-steps' },
  },
  'small-bulky': {
    brackets: [],
    beyond: { base: [7.82, 8.59, 8.59], aboveLb: 1, stepFee: 0.38, stepLb: 1, counting: 'started-steps' },
  },
  'large-bulky': {
    brackets: [],
    beyond: { base: [9.62, 10.39, 10.39], aboveLb: 1, stepFee: 0.38, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-0-50': {
    brackets: [],
    beyond: { base: [28.29, 29.06, 29.06], aboveLb: 1, stepFee: 0.38, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-50-70': {
    brackets: [],
    beyond: { base: [39.36, 40.13, 40.13], aboveLb: 51, stepFee: 0.75, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-70-150': {
    brackets: [],
    beyond: { base: [54.97, 55.74, 55.74], aboveLb: 71, stepFee: 0.75, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-150-plus': {
    brackets: [],
    beyond: {
      base: [202.69, 203.46, 203.46],
      aboveLb: 151,
      stepFee: 0.19,
      stepLb: 1,
      counting: 'started-steps',
    },
  },
};

/** Apparel, 15 January to 14 October. No peak figures and none for bulky or extra-large apparel were found. */
export const APPAREL_NON_PEAK: TierSchedules = {
  'small-standard': {
    brackets: [
      { upToLb: 0.125, fees: [2.62, 3.51, 3.77] },
      { upToLb: 0.25, fees: [2.64, 3.54, 3.8] },
      { upToLb: 0.375, fees: [2.68, 3.59, 3.85] },
      { upToLb: 0.5, fees: [2.81, 3.69, 3.95] },
      { upToLb: 0.625, fees: [3, 3.91, 4.17] },
      { upToLb: 0.75, fees: [3.1, 4.09, 4.35] },
      { upToLb: 0.875, fees: [3.2, 4.2, 4.46] },
      { upToLb: 1, fees: [3.3, 4.25, 4.51] },
    ],
    beyond: null,
  },
  'large-standard': {
    brackets: [
      { upToLb: 0.25, fees: [3.48, 4.3, 4.56] },
      { upToLb: 0.5, fees: [3.68, 4.5, 4.76] },
      { upToLb: 0.75, fees: [3.9, 4.72, 4.98] },
      { upToLb: 1, fees: [4.35, 5.17, 5.43] },
      { upToLb: 1.25, fees: [5.05, 5.87, 6.13] },
      { upToLb: 1.5, fees: [5.22, 6.04, 6.3] },
      { upToLb: 1.75, fees: [5.32, 6.14, 6.4] },
      { upToLb: 2, fees: [5.43, 6.25, 6.51] },
      { upToLb: 2.25, fees: [5.78, 6.6, 6.86] },
      { upToLb: 2.5, fees: [5.9, 6.72, 6.98] },
      { upToLb: 2.75, fees: [5.95, 6.77, 7.03] },
      { upToLb: 3, fees: [6.08, 6.9, 7.16] },
    ],
    beyond: { base: [6.15, 6.97, 7.23], aboveLb: 3, stepFee: 0.16, stepLb: 0.5, counting: 'started-steps' },
  },
};

/** Dangerous goods, 15 January to 14 October. No peak figures were found. */
export const DANGEROUS_NON_PEAK: TierSchedules = {
  'small-standard': {
    brackets: [
      { upToLb: 0.125, fees: [3.4, 4.29, 4.55] },
      { upToLb: 0.25, fees: [3.43, 4.36, 4.62] },
      { upToLb: 0.375, fees: [3.48, 4.37, 4.63] },
      { upToLb: 0.5, fees: [3.55, 4.43, 4.69] },
      { upToLb: 0.625, fees: [3.64, 4.55, 4.81] },
      { upToLb: 0.75, fees: [3.65, 4.61, 4.87] },
      { upToLb: 0.875, fees: [3.73, 4.72, 4.98] },
      { upToLb: 1, fees: [3.77, 4.78, 5.04] },
    ],
    beyond: null,
  },
  'large-standard': {
    brackets: [
      { upToLb: 0.25, fees: [3.73, 4.55, 4.81] },
      { upToLb: 0.5, fees: [3.94, 4.76, 5.02] },
      { upToLb: 0.75, fees: [4.17, 4.99, 5.25] },
      { upToLb: 1, fees: [4.37, 5.19, 5.45] },
      { upToLb: 1.25, fees: [4.82, 5.64, 5.9] },
      { upToLb: 1.5, fees: [5.2, 6.02, 6.28] },
      { upToLb: 1.75, fees: [5.35, 6.17, 6.43] },
      { upToLb: 2, fees: [5.49, 6.31, 6.57] },
      { upToLb: 2.25, fees: [5.56, 6.38, 6.64] },
      { upToLb: 2.5, fees: [5.74, 6.56, 6.82] },
      { upToLb: 2.75, fees: [5.9, 6.72, 6.98] },
      { upToLb: 3, fees: [6.31, 7.13, 7.39] },
    ],
    beyond: { base: [6.61, 7.43, 7.69], aboveLb: 3, stepFee: 0.08, stepLb: 0.25, counting: 'started-steps' },
  },
  'small-bulky': {
    brackets: [],
    beyond: { base: [7.5, 8.27, 8.27], aboveLb: 1, stepFee: 0.38, stepLb: 1, counting: 'started-steps' },
  },
  'large-bulky': {
    brackets: [],
    beyond: { base: [9.3, 10.07, 10.07], aboveLb: 1, stepFee: 0.38, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-0-50': {
    brackets: [],
    beyond: { base: [27.67, 28.44, 28.44], aboveLb: 1, stepFee: 0.38, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-50-70': {
    brackets: [],
    beyond: { base: [39.76, 40.53, 40.53], aboveLb: 51, stepFee: 0.75, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-70-150': {
    brackets: [],
    beyond: { base: [57.68, 58.45, 58.45], aboveLb: 71, stepFee: 0.75, stepLb: 1, counting: 'started-steps' },
  },
  'extra-large-150-plus': {
    brackets: [],
    beyond: {
      base: [218.76, 219.53, 219.53],
      aboveLb: 151,
      stepFee: 0.19,
      stepLb: 1,
      counting: 'started-steps',
    },
  },
};
