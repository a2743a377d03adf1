/** What two amounts may differ by and still be the same: sums of decimal fractions leave such dust behind. */
export const DUST = 1e-9;

/** Whether an amount lies above an inclusive upper bound. */
export function isAbove(value: number, bound: number): boolean {
  return value > bound + DUST;
}
