const SHOWN_DIGITS = 6;

// Created once, because creating it takes longer than a whole conversion.
const PLAIN = new Intl.NumberFormat('en-US', { maximumSignificantDigits: SHOWN_DIGITS, useGrouping: false });

/** The value at six significant digits (specification), equal to its formatted text. */
export function toSignificant(value: number): number {
  return Number(formatSignificant(value));
}

/** The same as text: decimal point, no grouping, no exponent. Half rounds away from zero. */
export function formatSignificant(value: number): string {
  return PLAIN.format(value);
}
