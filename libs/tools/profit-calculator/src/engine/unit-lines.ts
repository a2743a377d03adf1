import { rowInTier, type CategoryFees } from '@seller-toolbox/fee-cards/selling/fee-cards';
import {
  capFee,
  constantFee,
  digitalServicesSegments,
  scaleToShare,
  referralSegments,
  proportionalFee,
  sumFees,
  multiplyFee,
  type FeeSegment,
} from '@seller-toolbox/fee-cards/selling/fee-segments';
import type { DigitalServicesRates, ReferralRow } from '@seller-toolbox/fee-cards/selling/fee-card';
import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type { FbaFees } from './fba-fees.ts';
import { landedCost, type LandedCost } from './landed-cost.ts';
import type { ProfitInput } from './profit-input.schema.ts';
import type { SalesTaxTreatment } from './sales-tax-treatment.ts';

/** What is taken off the price of a unit, in the order of the page. */
export const COST_LINES = [
  'discount',
  'sales-tax',
  'goods',
  'freight',
  'duty',
  'customs-fees',
  'inspection-and-prep',
  'shipping',
  'advertising',
  'promotion',
  'other',
  'referral',
  'digital-services',
  'closing',
  'fba-fulfillment',
  'storage',
  'inbound-placement',
  'returns-processing',
  'tax-on-fees',
  'returns',
] as const;
export type CostLine = (typeof COST_LINES)[number];

/** Every line over all typed prices: what it is at any price, and where it jumps. */
export type UnitLines = Readonly<Record<CostLine, readonly FeeSegment[]>>;

export interface UnitContext {
  readonly selling: CategoryFees;
  readonly fba: FbaFees | null;
  readonly tax: SalesTaxTreatment;
}

/** A part of all units and the price that is paid for it, of the typed price. */
interface Orders {
  readonly units: number;
  readonly price: number;
}

/** The lines of one sold unit, on average over orders with and without a discount, kept and returned. */
export function unitLines(input: ProfitInput, context: UnitContext): UnitLines {
  const { tax, selling } = context;
  const row = rowOf(context);
  const orders = ordersOf(input);
  const overOrders = (segments: readonly FeeSegment[]) =>
    sumFees(
      orders.map(({ units, price }) => multiplyFee(scaleToShare(segments, price * tax.shownPrice), units)),
    );
  const referral = multiplyFee(overOrders(referralSegments(row)), ofSellingFees(context));
  const fba = fbaLines(input, context, overOrders);
  const rates = digitalServicesRates(input, selling);
  const closing = constantFee(row.closingFee * ofSellingFees(context));
  const digitalServices = digitalServicesSegments([referral, closing], fba.fulfillment, rates);
  const paid = paidShare(input);
  const landed = landedCost(input);
  return {
    discount: proportionalFee(sumRounded([1, -paid])),
    'sales-tax': proportionalFee(tax.share * paid),
    goods: constantFee(input.costOfGoods),
    freight: constantFee(landed.freight),
    duty: constantFee(landed.duty),
    'customs-fees': constantFee(landed.customsFees),
    'inspection-and-prep': constantFee(landed.inspectionAndPrep),
    shipping: constantFee(input.shippingCost),
    advertising:
      input.acos === undefined
        ? constantFee(input.advertisingCost)
        : proportionalFee((input.acos / 100) * tax.shownPrice * paid),
    promotion: constantFee(promotionCost(input)),
    other: constantFee(input.otherCosts),
    referral,
    'digital-services': digitalServices,
    closing,
    'fba-fulfillment': fba.fulfillment,
    storage: fba.storage,
    'inbound-placement': constantFee(input.inboundPlacementFee),
    'returns-processing': constantFee(input.returnsProcessingFee),
    'tax-on-fees': sumFees([
      multiplyFee(sumFees([referral, closing, digitalServices]), taxOnSellingFees(context)),
      ...fba.withoutTax.map((segments) => multiplyFee(segments, tax.onFees)),
    ]),
    returns: returnsLine(input, context, { referral, overOrders, rates }),
  };
}

/** The price that is paid on average, as a share of the typed one. */
export function paidShare(input: ProfitInput): number {
  return ordersOf(input).reduce((sum, { units, price }) => sum + units * price, 0);
}

/** The row of the category, with the minimum of the unit's size tier. */
export function rowOf({ selling, fba }: Omit<UnitContext, 'tax'>): ReferralRow {
  return rowInTier(selling, fba && fba.sizeTier);
}

/** What selling fees that contain a tax cost the seller, as a share of them; 1 where they do not. */
export function ofSellingFees({ selling, tax }: Pick<UnitContext, 'selling' | 'tax'>): number {
  return selling.fees.containsTax ? tax.ofTaxedFees : 1;
}

/** What the seller pays on top of the selling fees, as a share of them. */
function taxOnSellingFees({ selling, tax }: UnitContext): number {
  return selling.fees.containsTax ? 0 : tax.onFees;
}

/** All units at the typed price, or those with a discount apart. */
export function ordersOf({ discountRate = 0, discountShare = 100 }: ProfitInput): Orders[] {
  const discounted = discountRate > 0 ? discountShare / 100 : 0;
  const all = [
    { units: sumRounded([1, -discounted]), price: 1 },
    { units: discounted, price: sumRounded([1, -discountRate / 100]) },
  ];
  return all.filter(({ units }) => units > 0);
}

export function digitalServicesRates(
  { sellerCountry }: ProfitInput,
  { fees }: CategoryFees,
): DigitalServicesRates {
  const { digitalServices } = fees;
  return digitalServices.bySeller?.[sellerCountry ?? 'other'] ?? digitalServices;
}

/** What the seller typed, else what the card says; of the latter also what a tax is added to. */
function fbaLines(
  input: ProfitInput,
  { fba, tax }: UnitContext,
  overOrders: (segments: readonly FeeSegment[]) => FeeSegment[],
) {
  const isTaxed = fba?.card.tax === 'included';
  const factor = isTaxed ? tax.ofTaxedFees : 1;
  const computed = {
    fulfillment: isFbaFeeComputed(input, fba)
      ? multiplyFee(overOrders(fba?.fulfillment ?? []), factor)
      : null,
    storage: fba && fba.storage !== null && input.storageFee === 0 ? constantFee(fba.storage * factor) : null,
  };
  const withoutTax = [computed.fulfillment, computed.storage].filter((segments) => segments !== null);
  return {
    fulfillment: computed.fulfillment ?? constantFee(input.fbaFulfillmentFee),
    storage: computed.storage ?? constantFee(input.storageFee),
    withoutTax: isTaxed ? [] : withoutTax,
  };
}

/** A typed fee wins over the card. */
export function isFbaFeeComputed({ fbaFulfillmentFee }: ProfitInput, fba: FbaFees | null): boolean {
  return fbaFulfillmentFee === 0 && fba !== null && fba.fulfillment !== null;
}

function promotionCost(input: ProfitInput): number {
  const {
    discountRate = 0,
    discountShare = 100,
    redemptionFee = 0,
    promotionFee = 0,
    promotionUnits = 1,
  } = input;
  const redeemed = discountRate > 0 ? discountShare / 100 : 0;
  return sumRounded([redeemed * redemptionFee, promotionFee / promotionUnits]);
}

interface ReturnCostContext {
  readonly referral: readonly FeeSegment[];
  readonly overOrders: (segments: readonly FeeSegment[]) => FeeSegment[];
  readonly rates: DigitalServicesRates;
}

/** What the way to the warehouse adds to the goods. */
function additions({ freight, duty, customsFees, inspectionAndPrep }: LandedCost): number[] {
  return [freight, duty, customsFees, inspectionAndPrep];
}

/**
 * What returns cost a sold unit: the share of units that come back, times what one costs. The buyer gets the price back, the
 * seller the referral fee less what the marketplace keeps of it, and the goods that can be sold again.
 */
function returnsLine(
  input: ProfitInput,
  context: UnitContext,
  { referral, overOrders, rates }: ReturnCostContext,
): FeeSegment[] {
  const { selling, tax, fba } = context;
  const { returnRate = 0, returnCost = 0, resellableShare = 0 } = input;
  if (returnRate === 0) return constantFee(0);
  const { refund } = selling.fees;
  const kept = refund
    ? overOrders(
        capFee(
          multiplyFee(referralSegments(rowOf({ selling, fba })), refund.shareOfReferral),
          refund.maximum,
        ),
      )
    : constantFee(0);
  const landed = landedCost(input);
  const goods = sumRounded([input.costOfGoods, ...additions(landed)]);
  const oneReturn = sumFees([
    proportionalFee((1 - tax.share) * paidShare(input)),
    multiplyFee(referral, -(1 + rates.rate) * (1 + taxOnSellingFees(context))),
    kept,
    constantFee(sumRounded([returnCost, -goods * (resellableShare / 100)])),
  ]);
  return multiplyFee(oneReturn, returnRate / 100);
}
