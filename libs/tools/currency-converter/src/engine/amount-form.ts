import { currencyDecimals } from '@seller-toolbox/reference-data/exchange';

/** A number with fixed decimals, half rounded away from zero: decimal point, no grouping, no exponent. */
function decimal(amount: number, decimals: number): string {
  return amount.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
}

/**
 * The short form of an amount above 0: millions with M, thousands with K, two decimals from 1, four below. What would
 * round up to the next step uses that step: 999,999 is 1.00M, not 1000.00K.
 */
export function shortForm(amount: number): string {
  const small = decimal(amount, 4);
  if (Number(small) < 1) return small;
  const ones = decimal(amount, 2);
  if (Number(ones) < 1000) return ones;
  const thousands = decimal(amount / 1000, 2);
  return Number(thousands) < 1000 ? `${thousands}K` : `${decimal(amount / 1_000_000, 2)}M`;
}

const SMALL_DECIMALS = 4;
/** Enough for the first digit of the smallest rate. */
const MAX_DECIMALS = 20;

/**
 * Number of decimals of an amount in full: those of the currency; below 1 at least four, and enough to keep four
 * digits: a hundred dong are 0.003826 dollars, not 0.00.
 */
export function fullDecimals(amount: number, currency: string): number {
  const own = currencyDecimals(currency);
  if (amount >= 1 || amount <= 0) return own;
  const firstDigit = Math.ceil(-Math.log10(amount));
  return Math.min(Math.max(own, SMALL_DECIMALS, firstDigit + SMALL_DECIMALS - 1), MAX_DECIMALS);
}

/** The whole amount as plain text: `716.20`, `104`, `0.003826`. */
export function fullForm(amount: number, currency: string): string {
  return decimal(amount, fullDecimals(amount, currency));
}
