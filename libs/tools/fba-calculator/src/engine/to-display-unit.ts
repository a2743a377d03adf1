import { ceilWithTolerance, floorWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import { ceilToHundredth } from './next-cheaper.ts';

export const DISPLAY_UNITS = ['in', 'lb', 'cm', 'kg', 'mm', 'g'] as const;
export type DisplayUnit = (typeof DISPLAY_UNITS)[number];

/** A change in the unit in which a page shows it. */
export interface DisplayedChange {
  readonly value: number;
  readonly unit: DisplayUnit;
}

const SMALLER_UNIT = { cm: { unit: 'mm', factor: 10 }, kg: { unit: 'g', factor: 1000 } } as const;

/** Steps of a side in one unit: 0.05 in, 1 mm. A tape shows no less, and packed units differ by as much. */
const SIDE_STEPS = { in: 20, cm: 10 } as const;

/**
 * The change that a page recommends, in the unit that fits its size: millimeters below a centimeter, grams below a kilogram. Of a side it is whole
 * steps that leave at least one step below the bound; of a weight it is rounded up to grams or hundredths. So a change by it
 * is always enough.
 */
export function toDisplayUnit(change: number, unit: 'in' | 'lb' | 'cm' | 'kg'): DisplayedChange {
  if (unit === 'in' || unit === 'cm') {
    const steps = ceilWithTolerance(change * SIDE_STEPS[unit]) + 1;
    return unit === 'cm' && steps < SIDE_STEPS.cm
      ? { value: steps, unit: SMALLER_UNIT.cm.unit }
      : { value: steps / SIDE_STEPS[unit], unit };
  }
  if (unit === 'lb' || change >= 1) return { value: ceilToHundredth(change), unit };
  const { unit: small, factor } = SMALLER_UNIT.kg;
  return { value: Number((ceilToHundredth((change * factor) / 100) * 100).toFixed(1)), unit: small };
}

/** A displayed change in the unit of the other sides, or weights. */
export function fromDisplayUnit({ value, unit }: DisplayedChange): number {
  if (unit === 'mm') return value / SMALLER_UNIT.cm.factor;
  return unit === 'g' ? value / SMALLER_UNIT.kg.factor : value;
}

/** What a displayed change leaves below the bound that it reaches, in the unit of the other sides or weights, rounded down to hundredths. */
export function spareOf(displayed: DisplayedChange, change: number): number {
  return Math.max(0, floorWithTolerance((fromDisplayUnit(displayed) - change) * 100)) / 100;
}
