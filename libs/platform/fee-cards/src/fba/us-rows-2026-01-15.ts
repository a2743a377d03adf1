import type { BeyondBrackets, Bracket } from './fee-schedule.ts';

/** One row for each step of the weight. */
export const rows = (step: number, fees: readonly (readonly number[])[]): Bracket[] =>
  fees.map((inBands, index) => ({ upTo: (index + 1) * step, fees: inBands }));

export const started = (
  base: readonly number[],
  per: Omit<BeyondBrackets, 'base' | 'counting'>,
): BeyondBrackets => ({
  base,
  ...per,
  counting: 'started-steps',
});

const cents = (amount: number) => Number(amount.toFixed(2));
/** In every row of large standard a price under 10 costs 0.82 less and one over 50 costs 0.26 more. */
export const largeStandard = (middle: number) => [cents(middle - 0.82), middle, cents(middle + 0.26)];
/** In every row of bulky and extra-large goods a price under 10 costs 0.77 less. */
export const oversize = (middle: number) => [cents(middle - 0.77), middle, middle];
