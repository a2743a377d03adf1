import type { AnalyzerInput } from './competitor-analyzer.schema.ts';
import type { MarginNeed, OutputRow } from './sources-output.schema.ts';
import { measuredItem } from './seller-package.ts';

type NeedsInput = Pick<AnalyzerInput, 'category' | 'unitCost' | 'ownPackage'>;
type NeedsRow = Pick<OutputRow, 'price' | 'fees' | 'profitMargin' | 'countedFulfillmentFee'>;

/** What the input lacks for a margin at any price; empty where a product has one, and where no product has a price. */
export function marginNeeds(
  rows: readonly NeedsRow[],
  input: NeedsInput,
  hasSellingFees: boolean,
): MarginNeed[] {
  const priced = rows.filter(({ price }) => price !== null && price.value > 0);
  if (priced.length === 0 || priced.some(({ profitMargin }) => profitMargin !== null)) return [];
  const needs: MarginNeed[] = input.unitCost === null ? ['unit-cost'] : [];
  if (priced.some(({ fees }) => fees !== null)) return needs;
  if (!hasSellingFees) needs.push(input.category ? 'other-category' : 'category');
  if (priced.every(({ countedFulfillmentFee }) => countedFulfillmentFee === null))
    needs.push(isMeasured(input) ? 'typed-fulfillment-fee' : 'fulfillment-fee');
  return needs;
}

function isMeasured({ ownPackage }: NeedsInput): boolean {
  return Boolean(ownPackage && measuredItem(ownPackage));
}
