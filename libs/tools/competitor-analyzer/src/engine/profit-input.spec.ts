import { engine as competitorAnalyzer } from './competitor-analyzer.engine.ts';
import { runEngine } from '@seller-toolbox/tool-contract';
import type { SourceRow } from './competitor-sources.schema.ts';
import { profitInput } from './profit-input.ts';

const PACKAGE = { length: 9, width: 6, height: 0.5, weight: 1, unitSystem: 'imperial' };

function inputFor(row: SourceRow, more: object) {
  const sources = [{ kind: 'own-table', rows: [{ asin: 'B01', ...row }] }];
  const result = runEngine(competitorAnalyzer, { sources, ...more }, { now: Date.UTC(2026, 10, 21) });
  if (!result.ok || result.output.sample) throw new Error(JSON.stringify(result));
  const [first] = result.output.rows;
  return first && profitInput(result.output, first);
}

describe('profitInput', () => {
  const common = { marketplace: 'US', category: 'computers', sellingPrice: 20 };

  // Cost and fulfillment fee were left out, and the calculator counted both as 0.
  it.each([
    ['the typed fulfillment fee', {}, { fbaFee: 2, ownPackage: PACKAGE }, { fbaFulfillmentFee: 2 }],
    ['a typed fulfillment fee of 0', { fbaFee: 4 }, { fbaFee: 0 }, { fbaFulfillmentFee: 0 }],
    ["that of the seller's package", { fbaFee: 4 }, { ownPackage: PACKAGE }, { fbaFulfillmentFee: 4.33 }],
    ['that of the file', { fbaFee: 4 }, {}, { fbaFulfillmentFee: 4 }],
    ['what the referral fee leaves of all fees', { allFees: 5 }, { fbaFee: 2 }, { fbaFulfillmentFee: 3.4 }],
    ['a rest of 0', { allFees: 1.6 }, {}, { fbaFulfillmentFee: 0 }],
    [
      'all fees below the referral fee in one sum',
      { allFees: 1.59 },
      {},
      { otherCosts: 1.59, referralRate: 0 },
    ],
    ['no fee where none is known', {}, {}, {}],
  ])("has the seller's cost and %s", (_, ofFile, own, expected) => {
    const more = { category: 'computers', unitCost: 3, ...own };
    expect(inputFor({ price: 20, ...ofFile }, more)).toEqual({ ...common, costOfGoods: 3, ...expected });
  });

  it('leaves out a cost that is not typed', () => {
    expect(inputFor({ price: 20 }, { category: 'computers' })).toEqual(common);
  });

  it('leaves the category to the calculator where none is chosen, and takes the referral fee of general goods from all fees', () => {
    expect(inputFor({ price: 20, allFees: 5 }, {})).toEqual({
      marketplace: 'US',
      sellingPrice: 20,
      fbaFulfillmentFee: 2,
    });
  });

  it('is null without a price', () => {
    expect(inputFor({ rating: 4 }, { unitCost: 3 })).toBeNull();
  });
});
