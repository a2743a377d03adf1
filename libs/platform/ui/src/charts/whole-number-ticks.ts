/**
 * Whole numbers in steps of 1, 2 or 5 of a power of ten, from the last one at or below a low to the first one at or above a high:
 * for units and points, which have no fractions. The range is at most `maxSteps` steps long; the ticks may reach one step beyond it.
 */
export function wholeNumberTicks(low: number, high: number, maxSteps: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, (high - low) / maxSteps)));
  const step = power * ([1, 2, 5].find((one) => high - low <= one * power * maxSteps) ?? 10);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
