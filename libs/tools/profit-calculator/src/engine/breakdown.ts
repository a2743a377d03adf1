import { ROUNDING_ERROR } from '@seller-toolbox/tool-contract/rounding';
import type { UnitAmounts, UnitProfit } from './unit-profit.ts';

/** The parts of a price in the order of the page: goods, other outlay, the seven fee lines, net profit. */
export const BREAKDOWN_PARTS = [
  'goods',
  'shipping',
  'advertising',
  'other',
  'referral',
  'digital-services',
  'closing',
  'fba-fulfillment',
  'storage',
  'inbound-placement',
  'returns-processing',
  'net-profit',
] as const;
export type BreakdownPart = (typeof BREAKDOWN_PARTS)[number];

export interface BreakdownLine {
  readonly part: BreakdownPart;
  readonly amount: number;
  /** Of the price; null for a price of 0. */
  readonly share: number | null;
}

/** The parts of a unit's price. They add up to the price; a loss is a negative last part. */
export function breakdown(amounts: UnitAmounts, { fees, netProfit }: UnitProfit): BreakdownLine[] {
  const parts: Readonly<Record<BreakdownPart, number>> = {
    goods: amounts.costOfGoods,
    shipping: amounts.shippingCost,
    advertising: amounts.advertisingCost,
    other: amounts.otherCosts,
    referral: fees.referral,
    'digital-services': fees.digitalServices,
    closing: fees.closing,
    'fba-fulfillment': fees.fbaFulfillment,
    storage: fees.storage,
    'inbound-placement': fees.inboundPlacement,
    'returns-processing': fees.returnsProcessing,
    'net-profit': netProfit,
  };
  const price = amounts.sellingPrice;
  return BREAKDOWN_PARTS.map((part) => ({
    part,
    amount: parts[part],
    share: price > ROUNDING_ERROR ? parts[part] / price : null,
  }));
}
