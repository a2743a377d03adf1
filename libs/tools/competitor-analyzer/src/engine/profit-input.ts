import type { SourcesOutput, OutputRow } from './sources-output.schema.ts';

type CostBasis = Pick<SourcesOutput, 'marketplace' | 'category' | 'unitCost'>;
type Row = Pick<OutputRow, 'price' | 'fees' | 'countedFulfillmentFee'>;

/**
 * The input of the profit calculator for one unit of the seller sold at the price of a rival, with the costs that count here; null without a
 * price. Without a category the calculator takes general goods. All fees of a file that leave no fulfillment fee are other costs in
 * one sum, and no referral fee counts beside them.
 */
export function profitInput(
  { marketplace, category, unitCost }: CostBasis,
  { price, fees, countedFulfillmentFee }: Row,
) {
  if (price === null) return null;
  return {
    marketplace,
    ...(category !== null && { category }),
    sellingPrice: price.value,
    ...(unitCost !== null && { costOfGoods: unitCost }),
    ...(countedFulfillmentFee !== null && { fbaFulfillmentFee: countedFulfillmentFee }),
    ...(countedFulfillmentFee === null && fees !== null && { otherCosts: fees, referralRate: 0 }),
  };
}
