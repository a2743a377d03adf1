import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { Carton } from './carton.ts';
import type { CartonResult } from './packing-calculator.schema.ts';
import type { PackingRules } from './packing-rules.data.ts';

type ShippingCost = CartonResult['shippingCost'];
type FreightRules = Pick<PackingRules, 'volumetricDivisor' | 'freightRate'>;

/** Outer volume in cubic centimeters. */
export function outerVolume({ outerLength, outerWidth, outerHeight }: Carton): number {
  return outerLength * outerWidth * outerHeight;
}

/** Freight of a packed carton: the rate times the larger of what it weighs and its outer volume / divisor. */
export function shippingCost(carton: Carton, actualWeight: number, rules: FreightRules): ShippingCost {
  const volumetricWeight = outerVolume(carton) / rules.volumetricDivisor;
  const chargeableWeight = Math.max(actualWeight, volumetricWeight);
  return {
    actualWeight,
    volumetricWeight,
    chargeableWeight,
    shippingCost: roundTo14Digits(chargeableWeight * rules.freightRate),
    costPerKg: rules.freightRate,
  };
}

/** What is charged where nothing is packed. */
export function noShippingCost({ freightRate }: FreightRules): ShippingCost {
  return {
    actualWeight: 0,
    volumetricWeight: 0,
    chargeableWeight: 0,
    shippingCost: 0,
    costPerKg: freightRate,
  };
}
