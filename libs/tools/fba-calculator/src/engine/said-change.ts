import { measurable } from './next-cheaper.ts';

export const SAID_UNITS = ['in', 'lb', 'cm', 'kg', 'mm', 'g'] as const;
export type SaidUnit = (typeof SAID_UNITS)[number];

/** A change as one says it. */
export interface SaidChange {
  readonly value: number;
  readonly unit: SaidUnit;
}

const SMALLER = { cm: { unit: 'mm', held: 10 }, kg: { unit: 'g', held: 1000 } } as const;

/**
 * A change of a side or a weight in the unit that fits its size: 0.3 cm are 3 mm, 0.05 kg are 50 g. Rounded up (to tenths
 * of a millimeter, to grams, to hundredths of every other unit), so that carrying it out is always enough.
 */
export function saidChange(change: number, unit: 'in' | 'lb' | 'cm' | 'kg'): SaidChange {
  if (unit === 'in' || unit === 'lb' || change >= 1) return { value: measurable(change), unit };
  const { unit: small, held } = SMALLER[unit];
  const value =
    unit === 'kg' ? measurable((change * held) / 100) * 100 : measurable((change * held) / 10) * 10;
  return { value: Number(value.toFixed(1)), unit: small };
}
