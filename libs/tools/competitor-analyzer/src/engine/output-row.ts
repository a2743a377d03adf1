import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { AnalyzerInput } from './competitor-analyzer.schema.ts';
import type { FulfillmentFees } from './fulfillment-at.ts';
import { newestFigure, newestText, type JoinedProduct } from './join-products.ts';
import { SOURCE_BOUNDS } from './source-bounds.data.ts';
import type { Figure, OutputRow } from './sources-output.schema.ts';
import type { SellingFees } from './selling-fees.ts';

export interface CompetitorContext {
  readonly input: Pick<AnalyzerInput, 'ownAsins' | 'unitCost' | 'fbaFee'>;
  /** Null where no category is chosen. */
  readonly selling: SellingFees | null;
  /** Those of the category that the profit calculator is opened with: general goods, its default, where none is chosen. */
  readonly calculatorSelling: SellingFees | null;
  /** Null without a package of the seller, and where the seller's fee is typed. */
  readonly fulfillment: FulfillmentFees | null;
  /** Counts for products of files without a date. */
  readonly now: number;
}

/** What the files say of one product, with the fees on its price. */
export function toOutputRow(
  joined: JoinedProduct,
  { input: { ownAsins, unitCost, fbaFee }, selling, calculatorSelling, fulfillment, now }: CompetitorContext,
): Omit<OutputRow, 'isWeakLeader'> {
  const price = newestFigure(joined, 'price');
  const revenue = revenueOf(joined);
  const reviewCount = newestFigure(joined, 'reviewCount');
  const sales = newestFigure(joined, 'monthlySales');
  const sellingFee = price && selling ? roundToCents(selling.at(price.value)) : null;
  const computedFee = price && fulfillment ? fulfillment.at(price.value) : null;
  const fulfillmentFee = computedFee === null ? null : roundToCents(computedFee);
  const calculatorFee = price && calculatorSelling ? calculatorSelling.at(price.value) : null;
  const { fees, countedFulfillmentFee } = feesOn(joined, {
    sellingFee,
    calculatorFee,
    ownFbaFee: fbaFee ?? fulfillmentFee,
  });
  const daysListed = daysListedOf(joined, now);
  return {
    key: joined.key,
    asin: newestText(joined, 'asin')?.trim().toUpperCase() ?? null,
    title: newestText(joined, 'title'),
    brand: newestText(joined, 'brand'),
    price,
    rating: newestFigure(joined, 'rating'),
    reviewCount,
    salesRank: newestFigure(joined, 'salesRank'),
    sales,
    revenue,
    sellingFee,
    priceAfterReferral: price && sellingFee !== null ? roundToCents(price.value - sellingFee) : null,
    fulfillmentFee,
    countedFulfillmentFee,
    fees,
    profitMargin: marginOf(price?.value, fees, unitCost),
    revenuePerReview:
      revenue && reviewCount && reviewCount.value > 0 ? revenue.value / reviewCount.value : null,
    daysListed,
    isOwn: ownAsins.some((asin) => asin.toUpperCase() === joined.key),
    isNewcomer:
      daysListed === null || sales === null ? null : daysListed < SOURCE_BOUNDS.newDays && sales.value > 0,
    sources: [...new Set(joined.lines.map(({ source }) => source))].sort((one, other) => one - other),
  };
}

/** Price and units of one file: those of different days are no revenue. */
function revenueOf(joined: JoinedProduct): Figure {
  const said = newestFigure(joined, 'monthlyRevenue');
  if (said) return said;
  for (const { row, source } of joined.lines) {
    if (row.price !== undefined && row.monthlySales !== undefined)
      return { value: Math.round(row.price * 100 * row.monthlySales) / 100, source };
  }
  return null;
}

/** All fees that the file says, else the selling fees with the seller's fulfillment fee, else with the file's. */
function feesOn(
  joined: JoinedProduct,
  {
    sellingFee,
    calculatorFee,
    ownFbaFee,
  }: Record<'sellingFee' | 'calculatorFee' | 'ownFbaFee', number | null>,
): Pick<OutputRow, 'fees' | 'countedFulfillmentFee'> {
  const all = newestFigure(joined, 'allFees')?.value;
  if (all !== undefined) {
    const rest = calculatorFee === null || all < calculatorFee ? null : roundToCents(all - calculatorFee);
    return { fees: all, countedFulfillmentFee: rest };
  }
  const counted = ownFbaFee ?? newestFigure(joined, 'fbaFee')?.value ?? null;
  const fees = sellingFee === null || counted === null ? null : roundToCents(sellingFee + counted);
  return { fees, countedFulfillmentFee: counted };
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function marginOf(price: number | undefined, fees: number | null, unitCost: number | null): number | null {
  if (!price || fees === null || unitCost === null) return null;
  return ((price - fees - unitCost) / price) * 100;
}

function daysListedOf(joined: JoinedProduct, now: number): number | null {
  const line = joined.lines.find(({ row }) => row.listedOn !== undefined);
  if (line?.row.listedOn === undefined) return null;
  const seen = line.date === null ? now : Date.parse(line.date);
  const days = Math.floor((seen - Date.parse(line.row.listedOn)) / DAY);
  return days < 0 ? null : days;
}
