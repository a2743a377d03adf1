import { ROUNDING_ERROR } from '@seller-toolbox/tool-contract/rounding';
import { COST_LINES, type CostLine } from './unit-lines.ts';
import type { UnitProfit } from './unit-profit.ts';

/** The parts of a price in the order of the page: all that is taken off, and the net profit. */
export const BREAKDOWN_PARTS = [...COST_LINES, 'net-profit'] as const;
export type BreakdownPart = (typeof BREAKDOWN_PARTS)[number];

/** Lines that are left out where they are 0: most sellers have no use for them. */
const OPTIONAL: readonly CostLine[] = [
  'discount',
  'sales-tax',
  'freight',
  'duty',
  'customs-fees',
  'inspection-and-prep',
  'promotion',
  'tax-on-fees',
  'returns',
];

export interface BreakdownLine {
  readonly part: BreakdownPart;
  readonly amount: number;
  /** Of the price; null for a price of 0. */
  readonly share: number | null;
}

/** The parts of a unit's price. They add up to the price; a loss is a negative last part. A referral fee that is not known has no line. */
export function breakdown(
  price: number,
  { lines, netProfit }: UnitProfit,
  lacksReferral: boolean,
): BreakdownLine[] {
  const parts: Readonly<Record<BreakdownPart, number>> = { ...lines, 'net-profit': netProfit };
  return BREAKDOWN_PARTS.filter(
    (part) =>
      part === 'net-profit' ||
      parts[part] !== 0 ||
      !(OPTIONAL.includes(part) || (part === 'referral' && lacksReferral)),
  ).map((part) => ({
    part,
    amount: parts[part],
    share: price > ROUNDING_ERROR ? parts[part] / price : null,
  }));
}
