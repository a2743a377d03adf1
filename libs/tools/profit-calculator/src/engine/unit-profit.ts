import { feeAt, sumFees, type FeeSegment } from '@seller-toolbox/fee-cards/selling/fee-segments';
import { ROUNDING_ERROR, roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { COST_LINES, type CostLine, type UnitLines } from './unit-lines.ts';

/** The seven fee lines of a unit. */
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
  /** All that is taken off the price. */
  readonly lines: Readonly<Record<CostLine, number>>;
  readonly fees: FeeLines;
  /** All seven fee lines. */
  readonly amazonFees: number;
  /** All lines. */
  readonly totalCost: number;
  /** Price less cost of goods and fees. */
  readonly grossProfit: number;
  readonly netProfit: number;
  /** Net profit in percent of the price; null for a price of 0. */
  readonly profitMargin: number | null;
  /** Of the seven fee lines in percent of the price; null for a price of 0. */
  readonly feeShare: number | null;
  /** Goods with their way to the warehouse, shipping, advertising and other costs. */
  readonly outlay: number;
  /** Net profit in percent of the outlay; null for an outlay of 0. */
  readonly roi: number | null;
  /** Total cost by net profit of a unit, rounded up; null where a unit earns nothing. */
  readonly breakEvenUnits: number | null;
}

const OUTLAY: readonly CostLine[] = [
  'goods',
  'freight',
  'duty',
  'customs-fees',
  'inspection-and-prep',
  'shipping',
  'advertising',
  'other',
];

/** The profit of a unit at a price. */
export function unitProfit(unitLines: UnitLines, price: number): UnitProfit {
  const amounts = COST_LINES.map(
    (line) => [line, roundTo14Digits(feeAt(unitLines[line], price)) + 0] as const,
  );
  const lines = Object.fromEntries(amounts) as Record<CostLine, number>;
  const fees = feeLines(lines);
  const amazonFees = sumRounded(Object.values(fees));
  const outlay = sumRounded(OUTLAY.map((line) => lines[line]));
  const totalCost = sumRounded(Object.values(lines));
  const netProfit = sumRounded([price, -totalCost]);
  const percentOf = (part: number, whole: number) =>
    whole > ROUNDING_ERROR ? roundTo14Digits((part / whole) * 100) : null;
  return {
    lines,
    fees,
    amazonFees,
    totalCost,
    grossProfit: sumRounded([price, -lines.goods, -amazonFees]),
    netProfit,
    profitMargin: percentOf(netProfit, price),
    feeShare: percentOf(amazonFees, price),
    outlay,
    roi: percentOf(netProfit, outlay),
    breakEvenUnits: netProfit > ROUNDING_ERROR ? Math.ceil(roundTo14Digits(totalCost / netProfit)) : null,
  };
}

function feeLines(lines: UnitProfit['lines']): FeeLines {
  return {
    referral: lines.referral,
    digitalServices: lines['digital-services'],
    closing: lines.closing,
    fbaFulfillment: lines['fba-fulfillment'],
    storage: lines.storage,
    inboundPlacement: lines['inbound-placement'],
    returnsProcessing: lines['returns-processing'],
  };
}

/** All lines as one fee over prices, apart from those that are the same at every price. */
export function costsOverPrices(unitLines: UnitLines): { segments: FeeSegment[]; fixedCosts: number } {
  const all = COST_LINES.map((line) => unitLines[line]);
  const fixed = all.flatMap(([first, ...others]) =>
    first && others.length === 0 && first.rate === 0 ? [first.fixed] : [],
  );
  const changing = all.filter(([first, ...others]) => others.length > 0 || first?.rate !== 0);
  return { segments: sumFees(changing), fixedCosts: sumRounded(fixed) };
}
