import { lengthPlusGirth, sortedSides } from '@seller-toolbox/fee-cards/fba/item';
import type { Computation } from './computation-steps.ts';

export const LIMITED = [
  'longest',
  'median',
  'shortest',
  'length-plus-girth',
  'side-sum',
  'unit-weight',
  'shipping-weight',
  'dimensional-weight',
] as const;

export interface TierLimit {
  readonly measure: (typeof LIMITED)[number];
  readonly value: number;
  readonly limit: number;
}

type Measured = Pick<Computation, 'units' | 'cardUnits' | 'item' | 'quote'>;

/** The measures of the packed unit that its tier limits, beside the limits, in the input's units; none without a tier. */
export function tierLimits({ units, cardUnits, item, quote }: Measured): TierLimit[] {
  const { tier, dimensionalWeight } = quote;
  if (!tier) return [];
  const sides = sortedSides(item);
  const [longest, median, shortest] = sides;
  const dimensional = dimensionalWeight ?? 0;
  const perLength = units.perInch / cardUnits.perInch;
  const perWeight = units.perPound / cardUnits.perPound;
  const row = (
    measure: TierLimit['measure'],
    value: number,
    limit: number | null | undefined,
    per: number,
  ) => (limit === null || limit === undefined ? [] : [{ measure, value: value * per, limit: limit * per }]);
  return [
    ...row('longest', longest, tier.maxSides?.[0], perLength),
    ...row('median', median, tier.maxSides?.[1], perLength),
    ...row('shortest', shortest, tier.maxSides?.[2], perLength),
    ...row('length-plus-girth', lengthPlusGirth(sides), tier.maxLengthPlusGirth, perLength),
    ...row('side-sum', longest + median + shortest, tier.maxSideSum, perLength),
    ...(tier.tierWeight === 'own'
      ? row('unit-weight', item.weight, tier.maxWeight, perWeight)
      : row('shipping-weight', Math.max(item.weight, dimensional), tier.maxWeight, perWeight)),
    ...row('dimensional-weight', dimensional, tier.maxDimensionalWeight, perWeight),
  ];
}
