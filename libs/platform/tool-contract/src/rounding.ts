/** Significant digits that a double always holds; digits after them are rounding error. */
const DOUBLE_DIGITS = 15;
/** Significant digits that are still right after a few sums and products of amounts. */
const AMOUNT_DIGITS = 14;
/** `toFixed` takes no more; the sum of such small amounts is left as it is. */
const MAX_FIXED_DECIMALS = 100;

/**
 * What two figures may differ by and still be equal, in their own unit: binary fractions make 0.1 + 0.2 a little more than 0.3,
 * and a conversion there and back misses the figure a little. Right for figures up to about a million, whose error is smaller.
 */
export const ROUNDING_ERROR = 1e-9;

/** Whether a value lies above an inclusive upper bound by more than a rounding error. */
export function isAbove(value: number, bound: number): boolean {
  return value > bound + ROUNDING_ERROR;
}

/** Whether a value lies below an inclusive lower bound by more than a rounding error. */
export function isBelow(value: number, bound: number): boolean {
  return value < bound - ROUNDING_ERROR;
}

/** The next whole number up; a value above a whole number by a rounding error only is that number. */
export function ceilWithTolerance(value: number): number {
  return Math.ceil(value - ROUNDING_ERROR);
}

/** The next whole number down; a value below a whole number by a rounding error only is that number. */
export function floorWithTolerance(value: number): number {
  return Math.floor(value + ROUNDING_ERROR);
}

/**
 * A figure that one multiplication and one division gave, without the error of binary fractions: 100 × 7.162 is 716.2. Keeps 15
 * significant digits, so that a whole number of up to 15 digits does not change.
 */
export function roundTo15Digits(figure: number): number {
  return Number(figure.toPrecision(DOUBLE_DIGITS));
}

/**
 * An amount without the error of binary fractions: 0.15 × 6.7 is 1.005 and not 1.00499…, so that a half cent rounds up as on
 * paper. Keeps 14 significant digits, one less than for a single conversion, because amounts go through more steps.
 */
export function roundTo14Digits(amount: number): number {
  return shortAmount(amount, Math.abs(amount)) ?? Number(amount.toPrecision(AMOUNT_DIGITS));
}

/** A figure with so many decimals at most, halves up. For figures that are shown, drawn or compared, not for amounts of money. */
export function roundToDecimals(figure: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(figure * factor) / factor;
}

/**
 * The sum of amounts, rounded to the last decimal of the 14 significant digits of the largest amount. The difference of large
 * amounts can be small, and then their error is within its first 14 digits: 200 less 199.8 is 0.2, not 0.19999999999999.
 */
export function sumRounded(amounts: readonly number[]): number {
  let largest = 0;
  let sum = 0;
  for (const amount of amounts) {
    largest = Math.max(largest, Math.abs(amount));
    sum += amount;
  }
  if (largest === 0) return 0;
  const wholeDigits = Math.floor(Math.log10(largest)) + 1;
  const decimals = Math.max(AMOUNT_DIGITS - wholeDigits, 0);
  if (decimals > MAX_FIXED_DECIMALS) return sum;
  // Adding 0 turns the -0 of a tiny loss into 0.
  return shortAmount(sum, largest) ?? Number(sum.toFixed(decimals)) + 0;
}

/**
 * The amount of at most six decimals that differs from `amount` by less than half of the 14th digit of `largest`, which is what
 * the text of 14 digits would give: ten times faster than by a text. Null where there is none.
 */
function shortAmount(amount: number, largest: number): number | null {
  const short = Math.round(amount * 1e6) / 1e6 + 0;
  return largest < 1e7 && Math.abs(short - amount) <= largest * 4e-15 ? short : null;
}
