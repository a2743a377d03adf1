import { ceilToHundredth } from './next-cheaper.ts';

export const DISPLAY_UNITS = ['in', 'lb', 'cm', 'kg', 'mm', 'g'] as const;
export type DisplayUnit = (typeof DISPLAY_UNITS)[number];

/** A change in the unit in which a page shows it. */
export interface DisplayedChange {
  readonly value: number;
  readonly unit: DisplayUnit;
}

const SMALLER_UNIT = { cm: { unit: 'mm', factor: 10 }, kg: { unit: 'g', factor: 1000 } } as const;

/**
 * A change of a side or a weight in the unit that fits its size: 0.3 cm are 3 mm, 0.05 kg are 50 g. Rounded up (to tenths
 * of a millimeter, to grams, to hundredths of every other unit), so that a change by it is always enough.
 */
export function toDisplayUnit(change: number, unit: 'in' | 'lb' | 'cm' | 'kg'): DisplayedChange {
  if (unit === 'in' || unit === 'lb' || change >= 1) return { value: ceilToHundredth(change), unit };
  const { unit: small, factor } = SMALLER_UNIT[unit];
  const value =
    unit === 'kg'
      ? ceilToHundredth((change * factor) / 100) * 100
      : ceilToHundredth((change * factor) / 10) * 10;
  return { value: Number(value.toFixed(1)), unit: small };
}

/** A displayed change in the unit of the other sides, or weights. */
export function fromDisplayUnit({ value, unit }: DisplayedChange): number {
  if (unit === 'mm') return value / SMALLER_UNIT.cm.factor;
  return unit === 'g' ? value / SMALLER_UNIT.kg.factor : value;
}
