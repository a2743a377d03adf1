/** What two numbers may differ by and still be the same: conversions leave such dust behind. */
const EPSILON = 1e-9;

/** Whether a value lies above an inclusive upper bound. */
export function isAbove(value: number, bound: number): boolean {
  return value > bound + EPSILON;
}

/** How many steps of `size` an amount has begun: 0.35 lb in quarters of a pound is two. None for nothing or less. */
export function startedSteps(amount: number, size: number): number {
  return Math.max(0, Math.ceil(amount / size - EPSILON));
}
