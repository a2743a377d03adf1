import { currencyDecimals } from '@seller-toolbox/reference-data/exchange';

/** A number with fixed decimals, half rounded away from zero: decimal point, no grouping, no exponent. */
function decimal(amount: number, decimals: number): string {
  return amount.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
}

/** From these amounts the short form uses thousands or millions. */
const STEPS = [
  { from: 1, sign: '' },
  { from: 1000, sign: 'K' },
  { from: 1_000_000, sign: 'M' },
] as const;

/**
 * The short form of an amount above 0: millions with M, thousands with K, two decimals from 1, four below. What would
 * round up to the next step uses that step: 999,999 is 1.00M, not 1000.00K.
 */
export function shortForm(amount: number): string {
  const small = decimal(amount, 4);
  if (Number(small) < 1) return small;
  const forms = STEPS.map(({ from, sign }, index) => {
    const text = decimal(amount / from, 2);
    const next = STEPS[index + 1]?.from ?? Infinity;
    return { text: `${text}${sign}`, isWithin: Number(text) < next / from };
  });
  return (forms.find(({ isWithin }) => isWithin) ?? forms[forms.length - 1])?.text ?? small;
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
