/** Lengths are compared to a hundred-thousandth of a millimeter, weights to a milligram: far below what is measured. */
export const MEASURE_TOLERANCE = 1e-6;

export function isAtMost(value: number, limit: number): boolean {
  return value <= limit + MEASURE_TOLERANCE;
}
