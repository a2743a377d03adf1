import type { BeyondBrackets, Bracket } from './fee-schedule.ts';
import type { TierSchedules } from './rate-card.ts';

/** One row for each step of the weight. */
const rows = (step: number, fees: readonly (readonly number[])[]): Bracket[] =>
  fees.map((inBands, index) => ({ upTo: (index + 1) * step, fees: inBands }));

const started = (
  base: readonly number[],
  per: Omit<BeyondBrackets, 'base' | 'counting'>,
): BeyondBrackets => ({
  base,
  ...per,
  counting: 'started-steps',
});

// Fees per unit in USD by billable weight in pounds, each for a price below, in and above the card's middle
// band. The fuel and logistics surcharge is not included. Sources stand in the rate card.

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
    brackets: rows(1 / 4, [
      [2.91, 3.73, 3.99],
      [3.13, 3.95, 4.21],
      [3.38, 4.2, 4.46],
      [3.78, 4.6, 4.86],
      [4.22, 5.04, 5.3],
      [4.6, 5.42, 5.68],
      [4.75, 5.57, 5.83],
      [5, 5.82, 6.08],
      [5.1, 5.92, 6.18],
      [5.28, 6.1, 6.36],
      [5.44, 6.26, 6.52],
      [5.85, 6.67, 6.93],
    ]),
    beyond: started([6.15, 6.97, 7.23], { above: 3, stepFee: 0.08, step: 0.25 }),
  },
  'small-bulky': { brackets: [], beyond: started([6.78, 7.55, 7.55], { above: 1, stepFee: 0.38, step: 1 }) },
  'large-bulky': { brackets: [], beyond: started([8.58, 9.35, 9.35], { above: 1, stepFee: 0.38, step: 1 }) },
  'extra-large-0-50': {
    brackets: [],
    beyond: started([25.56, 26.33, 26.33], { above: 1, stepFee: 0.38, step: 1 }),
  },
  'extra-large-50-70': {
    brackets: [],
    beyond: started([36.55, 37.32, 37.32], { above: 51, stepFee: 0.75, step: 1 }),
  },
  'extra-large-70-150': {
    brackets: [],
    beyond: started([50.55, 51.32, 51.32], { above: 71, stepFee: 0.75, step: 1 }),
  },
  'extra-large-150-plus': {
    brackets: [],
    beyond: started([194.18, 194.95, 194.95], { above: 151, stepFee: 0.19, step: 1 }),
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
    brackets: rows(1 / 4, [
      [3.15, 3.97, 4.23],
      [3.39, 4.21, 4.47],
      [3.66, 4.48, 4.74],
      [4.07, 4.89, 5.15],
      [4.52, 5.34, 5.6],
      [4.91, 5.73, 5.99],
      [5.07, 5.89, 6.15],
      [5.33, 6.15, 6.41],
      [5.47, 6.29, 6.55],
      [5.67, 6.49, 6.75],
      [5.84, 6.66, 6.92],
      [6.26, 7.08, 7.34],
    ]),
    beyond: started([6.69, 7.51, 7.77], { above: 3, stepFee: 0.08, step: 0.25 }),
  },
  'small-bulky': { brackets: [], beyond: started([7.82, 8.59, 8.59], { above: 1, stepFee: 0.38, step: 1 }) },
  'large-bulky': {
    brackets: [],
    beyond: started([9.62, 10.39, 10.39], { above: 1, stepFee: 0.38, step: 1 }),
  },
  'extra-large-0-50': {
    brackets: [],
    beyond: started([28.29, 29.06, 29.06], { above: 1, stepFee: 0.38, step: 1 }),
  },
  'extra-large-50-70': {
    brackets: [],
    beyond: started([39.36, 40.13, 40.13], { above: 51, stepFee: 0.75, step: 1 }),
  },
  'extra-large-70-150': {
    brackets: [],
    beyond: started([54.97, 55.74, 55.74], { above: 71, stepFee: 0.75, step: 1 }),
  },
  'extra-large-150-plus': {
    brackets: [],
    beyond: started([202.69, 203.46, 203.46], { above: 151, stepFee: 0.19, step: 1 }),
  },
};

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
    brackets: rows(1 / 4, [
      [3.48, 4.3, 4.56],
      [3.68, 4.5, 4.76],
      [3.9, 4.72, 4.98],
      [4.35, 5.17, 5.43],
      [5.05, 5.87, 6.13],
      [5.22, 6.04, 6.3],
      [5.32, 6.14, 6.4],
      [5.43, 6.25, 6.51],
      [5.78, 6.6, 6.86],
      [5.9, 6.72, 6.98],
      [5.95, 6.77, 7.03],
      [6.08, 6.9, 7.16],
    ]),
    beyond: started([6.15, 6.97, 7.23], { above: 3, stepFee: 0.16, step: 0.5 }),
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
    brackets: rows(1 / 4, [
      [3.73, 4.55, 4.81],
      [3.94, 4.76, 5.02],
      [4.17, 4.99, 5.25],
      [4.37, 5.19, 5.45],
      [4.82, 5.64, 5.9],
      [5.2, 6.02, 6.28],
      [5.35, 6.17, 6.43],
      [5.49, 6.31, 6.57],
      [5.56, 6.38, 6.64],
      [5.74, 6.56, 6.82],
      [5.9, 6.72, 6.98],
      [6.31, 7.13, 7.39],
    ]),
    beyond: started([6.61, 7.43, 7.69], { above: 3, stepFee: 0.08, step: 0.25 }),
  },
  'small-bulky': { brackets: [], beyond: started([7.5, 8.27, 8.27], { above: 1, stepFee: 0.38, step: 1 }) },
  'large-bulky': { brackets: [], beyond: started([9.3, 10.07, 10.07], { above: 1, stepFee: 0.38, step: 1 }) },
  'extra-large-0-50': {
    brackets: [],
    beyond: started([27.67, 28.44, 28.44], { above: 1, stepFee: 0.38, step: 1 }),
  },
  'extra-large-50-70': {
    brackets: [],
    beyond: started([39.76, 40.53, 40.53], { above: 51, stepFee: 0.75, step: 1 }),
  },
  'extra-large-70-150': {
    brackets: [],
    beyond: started([57.68, 58.45, 58.45], { above: 71, stepFee: 0.75, step: 1 }),
  },
  'extra-large-150-plus': {
    brackets: [],
    beyond: started([218.76, 219.53, 219.53], { above: 151, stepFee: 0.19, step: 1 }),
  },
};
