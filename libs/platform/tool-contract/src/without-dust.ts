/** As many digits as a double always holds: only what lies beyond them is sure to be noise. */
const KEPT_DIGITS = 15;
/** As many digits as sums and products of amounts keep through a few steps; what lies beyond is dust. */
const CLEAN_DIGITS = 14;
/** A number is written with no more; amounts so small are added as they are. */
const MAX_DECIMALS = 100;

/**
 * A figure that one multiplication and division gave, without the noise of binary fractions: 100 × 7.162 is 716.2. Keeps 15
 * significant digits, so that a whole number of so many digits stays what it is.
 */
export function withoutNoise(figure: number): number {
  return Number(figure.toPrecision(KEPT_DIGITS));
}

/**
 * An amount without the dust of binary fractions: 0.15 × 6.7 is 1.005 and not 1.00499…, so that it is rounded to the
 * cent as a person rounds it. Keeps 14 significant digits, one less than of a single conversion: amounts take more steps.
 */
export function withoutDust(amount: number): number {
  return Number(amount.toPrecision(CLEAN_DIGITS));
}

/**
 * The sum of amounts without their dust. What is left of large amounts can be small, and then their dust is among its
 * first 14 digits: 200 less 199.8 is 0.2, not 0.19999999999999. So it is kept to the digits of the largest of them.
 */
export function sumWithoutDust(amounts: readonly number[]): number {
  const largest = Math.max(0, ...amounts.map(Math.abs));
  const sum = amounts.reduce((before, amount) => before + amount, 0);
  if (largest === 0) return 0;
  const wholeDigits = Math.floor(Math.log10(largest)) + 1;
  const decimals = Math.max(CLEAN_DIGITS - wholeDigits, 0);
  if (decimals > MAX_DECIMALS) return sum;
  // Adding 0 turns the -0 of a tiny loss into 0.
  return Number(sum.toFixed(decimals)) + 0;
}
