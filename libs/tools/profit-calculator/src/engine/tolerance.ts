/** What two amounts may differ by and still be the same: sums of decimal fractions leave such dust behind. */
export const DUST = 1e-9;

/** Whether an amount lies above an inclusive upper bound. */
export function isAbove(value: number, bound: number): boolean {
  return value > bound + DUST;
}

const CLEAN_DIGITS = 14;

/**
 * An amount without the dust of binary fractions: 0.15 × 6.7 is 1.005 and not 1.00499…, so that it is rounded to the
 * cent as a person rounds it. Keeps 14 significant digits.
 */
export function withoutDust(amount: number): number {
  return Number(amount.toPrecision(CLEAN_DIGITS));
}
