import type { PackingRules } from './packing-rules.data.ts';

export type FreightRules = Pick<
  PackingRules,
  'volumetricDivisor' | 'freightRate' | 'freightBy' | 'cubicMeterRate'
>;

export const CUBIC_CENTIMETERS = 1_000_000;

/** Dollars per cubic meter; null where freight is charged per kilogram. */
export function cubicMeterRate(rules: FreightRules): number | null {
  if (rules.freightBy === 'kg') return null;
  return rules.cubicMeterRate ?? (rules.freightRate * CUBIC_CENTIMETERS) / rules.volumetricDivisor;
}
