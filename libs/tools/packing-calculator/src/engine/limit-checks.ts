import { isAtMost } from './measure-tolerance.ts';
import type { CartonInput } from './packing-calculator.schema.ts';
import type { CartonResult } from './packing-output.schema.ts';
import type { PackingRules } from './packing-rules.data.ts';

/** A limit of a packed carton with the carton's figure: kilograms for the weight, centimeters for the side. */
export interface LimitCheck {
  readonly limit: 'weight' | 'side';
  readonly value: number;
  readonly max: number;
  readonly isWithin: boolean;
}

/** The longest outer side, centimeters. */
export function longestSide(carton: Pick<CartonInput, 'outerLength' | 'outerWidth' | 'outerHeight'>): number {
  return Math.max(carton.outerLength, carton.outerWidth, carton.outerHeight);
}

/** The weight of the packed boxes and the longest outer side, each beside its limit; none without a carton. */
export function limitChecks(
  { recommendedCarton: carton, shippingCost, weightLimit }: CartonResult,
  { maxSide }: PackingRules,
): LimitCheck[] {
  if (!carton) return [];
  const check = (limit: LimitCheck['limit'], value: number, max: number) => ({
    limit,
    value,
    max,
    isWithin: isAtMost(value, max),
  });
  return [
    check('weight', shippingCost.actualWeight, weightLimit),
    check('side', longestSide(carton), maxSide),
  ];
}
