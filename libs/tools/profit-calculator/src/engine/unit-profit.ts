import { ROUNDING_ERROR, roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type { SellingTerms } from '@seller-toolbox/fee-cards/selling/fee-cards';
import { feeAt, referralPieces } from '@seller-toolbox/fee-cards/selling/fee-pieces';

/** Price and costs of one unit, in the marketplace's currency. */
export interface UnitAmounts {
  readonly sellingPrice: number;
  readonly costOfGoods: number;
  readonly shippingCost: number;
  readonly advertisingCost: number;
  readonly otherCosts: number;
  readonly fbaFulfillmentFee: number;
  readonly storageFee: number;
  readonly inboundPlacementFee: number;
  readonly returnsProcessingFee: number;
}

/** The seven fee lines of a unit. The last four are the seller's figures, 0 when not given. */
export interface FeeLines {
  readonly referral: number;
  readonly digitalServices: number;
  readonly closing: number;
  readonly fbaFulfillment: number;
  readonly storage: number;
  readonly inboundPlacement: number;
  readonly returnsProcessing: number;
}

/** Costs and profit of one unit, in the marketplace's currency. */
export interface UnitProfit {
  readonly fees: FeeLines;
  /** All seven fee lines. */
  readonly amazonFees: number;
  /** All costs and fees. */
  readonly totalCost: number;
  /** Price less cost of goods and fees. */
  readonly grossProfit: number;
  readonly netProfit: number;
  /** Net profit in percent of the price; null for a price of 0. */
  readonly profitMargin: number | null;
  /** Goods, shipping, advertising and other costs. */
  readonly outlay: number;
  /** Net profit in percent of the outlay; null for an outlay of 0. */
  readonly roi: number | null;
  /** Total cost by net profit of a unit, rounded up; null where a unit earns nothing. */
  readonly breakEvenUnits: number | null;
}

export function unitProfit(amounts: UnitAmounts, terms: SellingTerms): UnitProfit {
  const { sellingPrice, costOfGoods } = amounts;
  const fees = feeLines(amounts, terms);
  const amazonFees = sumRounded(Object.values(fees));
  const outlay = costsWithoutFees(amounts);
  const totalCost = sumRounded([outlay, amazonFees]);
  const netProfit = sumRounded([sellingPrice, -totalCost]);
  return {
    fees,
    amazonFees,
    totalCost,
    grossProfit: sumRounded([sellingPrice, -costOfGoods, -amazonFees]),
    netProfit,
    profitMargin: sellingPrice > ROUNDING_ERROR ? roundTo14Digits((netProfit / sellingPrice) * 100) : null,
    outlay,
    roi: outlay > ROUNDING_ERROR ? roundTo14Digits((netProfit / outlay) * 100) : null,
    breakEvenUnits: netProfit > ROUNDING_ERROR ? Math.ceil(roundTo14Digits(totalCost / netProfit)) : null,
  };
}

/** The costs of a unit that do not depend on its price: all but referral, closing and digital services fee. */
export function fixedCosts(amounts: UnitAmounts): number {
  return sumRounded([costsWithoutFees(amounts), ...Object.values(sellerFees(amounts))]);
}

/** Goods, shipping, advertising and other costs. */
function costsWithoutFees({ costOfGoods, shippingCost, advertisingCost, otherCosts }: UnitAmounts): number {
  return sumRounded([costOfGoods, shippingCost, advertisingCost, otherCosts]);
}

function sellerFees(amounts: UnitAmounts) {
  return {
    fbaFulfillment: amounts.fbaFulfillmentFee,
    storage: amounts.storageFee,
    inboundPlacement: amounts.inboundPlacementFee,
    returnsProcessing: amounts.returnsProcessingFee,
  };
}

function feeLines(amounts: UnitAmounts, { fees, row }: SellingTerms): FeeLines {
  const referral = roundTo14Digits(feeAt(referralPieces(row), amounts.sellingPrice));
  return {
    referral,
    digitalServices: roundTo14Digits((referral + row.closingFee) * fees.digitalServices.rate),
    closing: row.closingFee,
    ...sellerFees(amounts),
  };
}
