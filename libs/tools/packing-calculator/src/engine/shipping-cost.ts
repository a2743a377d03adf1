import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { Carton } from './carton.ts';
import { CUBIC_CENTIMETERS, cubicMeterRate, type FreightRules } from './cubic-meter-rate.ts';
import type { CartonResult } from './packing-output.schema.ts';

type ShippingCost = CartonResult['shippingCost'];
/** Outer volume in cubic centimeters. */
export function outerVolume({ outerLength, outerWidth, outerHeight }: Carton): number {
  return outerLength * outerWidth * outerHeight;
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
    volumetricCost:
      perCubicMeter === null ? roundTo14Digits((chargeableWeight - actualWeight) * rules.freightRate) : 0,
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
    volumetricCost: 0,
    costPerKg: rules.freightRate,
    costPerCubicMeter: cubicMeterRate(rules),
  };
}
