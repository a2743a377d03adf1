const SHOWN_DIGITS = 6;

// Made once: making one takes longer than a whole conversion.
const PLAIN = new Intl.NumberFormat('en-US', { maximumSignificantDigits: SHOWN_DIGITS, useGrouping: false });

/** The value at six significant digits, as the specification shows results: the number that its text says. */
export function toSignificant(value: number): number {
  return Number(formatSignificant(value));
}

/** The same as plain text: decimal point, no grouping, no exponent. A digit 5 that is dropped rounds away from zero. */
export function formatSignificant(value: number): string {
  return PLAIN.format(value);
}
