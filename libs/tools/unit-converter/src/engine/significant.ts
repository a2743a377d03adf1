const DIGITS = 6;

/** The value at six significant digits, as the specification shows results. */
export function toSignificant(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

/** The same as plain text: decimal point, no grouping, no exponent. */
export function formatSignificant(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: DIGITS, useGrouping: false });
}
