import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { Carton } from './carton.ts';
import type { CartonResult } from './packing-calculator.schema.ts';
import type { PackingRules } from './packing-rules.data.ts';

type ShippingCost = CartonResult['shippingCost'];
type FreightRules = Pick<PackingRules, 'volumetricDivisor' | 'freightRate' | 'freightBy' | 'cubicMeterRate'>;

export const CUBIC_CENTIMETERS = 1_000_000;

/** Outer volume in cubic centimeters. */
export function outerVolume({ outerLength, outerWidth, outerHeight }: Carton): number {
  return outerLength * outerWidth * outerHeight;
}

/** Dollars per cubic meter; null where freight is charged per kilogram. */
export function cubicMeterRate(rules: FreightRules): number | null {
  if (rules.freightBy === 'kg') return null;
  return rules.cubicMeterRate ?? (rules.freightRate * CUBIC_CENTIMETERS) / rules.volumetricDivisor;
}

/** Freight of a packed carton: per kilogram of the larger of its weight and its outer volume / divisor, or per cubic meter. */
export function shippingCost(carton: Carton, actualWeight: number, rules: FreightRules): ShippingCost {
  const volume = outerVolume(carton);
  const volumetricWeight = volume / rules.volumetricDivisor;
  const chargeableWeight = Math.max(actualWeight, volumetricWeight);
  const perCubicMeter = cubicMeterRate(rules);
  return {
    actualWeight,
    volumetricWeight,
    chargeableWeight,
    shippingCost: roundTo14Digits(
      perCubicMeter === null
        ? chargeableWeight * rules.freightRate
        : (volume / CUBIC_CENTIMETERS) * perCubicMeter,
    ),
    costPerKg: rules.freightRate,
    costPerCubicMeter: perCubicMeter,
  };
}

/** What is charged where nothing is packed. */
export function noShippingCost(rules: FreightRules): ShippingCost {
  return {
    actualWeight: 0,
    volumetricWeight: 0,
    chargeableWeight: 0,
    shippingCost: 0,
    costPerKg: rules.freightRate,
    costPerCubicMeter: cubicMeterRate(rules),
  };
}
