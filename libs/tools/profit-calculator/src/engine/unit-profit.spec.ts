import * as fc from 'fast-check';
import type { CategoryId } from '@seller-toolbox/fee-cards/selling/fee-card';
import {
  PROFIT_MARKETPLACES,
  type ProfitMarketplace,
} from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { marginBand } from './margin-band.ts';
import { inputSchema } from './profit-input.schema.ts';
import { calculateUnit } from './unit-calculation.ts';

type UnitAmounts = Record<
  | 'sellingPrice'
  | 'costOfGoods'
  | 'shippingCost'
  | 'advertisingCost'
  | 'otherCosts'
  | 'fbaFulfillmentFee'
  | 'storageFee'
  | 'inboundPlacementFee'
  | 'returnsProcessingFee',
  number
>;

const NOTHING: UnitAmounts = {
  sellingPrice: 0,
  costOfGoods: 0,
  shippingCost: 0,
  advertisingCost: 0,
  otherCosts: 0,
  fbaFulfillmentFee: 0,
  storageFee: 0,
  inboundPlacementFee: 0,
  returnsProcessingFee: 0,
};

function profitOf(
  amounts: Partial<UnitAmounts>,
  category: CategoryId = 'general',
  marketplace: ProfitMarketplace = 'US',
) {
  return calculateUnit(inputSchema.parse({ ...NOTHING, ...amounts, category, marketplace }), 0).profit;
}

describe('unitProfit', () => {
  it('counts all seven fee lines and all costs once', () => {
    // 100 - 15 referral - 2 - 3 - 4 - 5 own fees - 20 - 6 - 7 - 8 costs
    const profit = profitOf({
      sellingPrice: 100,
      costOfGoods: 20,
      shippingCost: 6,
      advertisingCost: 7,
      otherCosts: 8,
      fbaFulfillmentFee: 2,
      storageFee: 3,
      inboundPlacementFee: 4,
      returnsProcessingFee: 5,
    });
    expect(profit).toMatchObject({
      amazonFees: 29,
      totalCost: 70,
      grossProfit: 51,
      netProfit: 30,
      profitMargin: 30,
      breakEvenUnits: 3,
    });
    expect(profit.roi).toBeCloseTo((30 / 41) * 100, 12);
  });

  it('charges the digital services fee on referral and closing fee, not on the price', () => {
    const { fees } = profitOf({ sellingPrice: 50 }, 'general', 'UK');
    expect(fees).toMatchObject({ referral: 7.5, digitalServices: 0.15 });
  });

  it.each([
    [25.5, 17.425, 5],
    [25.5, 17.425001, 6],
    [25.5, 25.5 * 0.85 - 0.01, 2549],
    [25.5, 25.5 * 0.85, null],
    [25.5, 30, null],
    // 199.80 for a profit of 0.20: the rounding error of the large amounts does not count as units.
    [200, 169.8, 999],
  ])('at a price of %d and a cost of %d breaks even after %p units', (sellingPrice, costOfGoods, units) => {
    const { totalCost, netProfit, breakEvenUnits } = profitOf({ sellingPrice, costOfGoods });
    expect(breakEvenUnits).toBe(units);
    if (units !== null) expect(units * netProfit).toBeGreaterThanOrEqual(totalCost - 1e-6);
  });

  it.each([
    [5.65, 3.6725, 20],
    [11.3, 8.475, 10],
    [20.1, 15.075, 10],
  ])(
    'at a price of %d and a cost of %d has a margin of exactly %d percent',
    (sellingPrice, costOfGoods, margin) => {
      expect(profitOf({ sellingPrice, costOfGoods }).profitMargin).toBe(margin);
    },
  );

  it('has an ROI of exactly 50 where half of the outlay is profit', () => {
    // 0.85 × 40.20 - 22.78 = 11.39
    expect(profitOf({ sellingPrice: 40.2, costOfGoods: 22.78 }).roi).toBe(50);
  });

  it('has no margin without a price and no ROI without an outlay', () => {
    expect(profitOf({})).toMatchObject({ netProfit: 0, profitMargin: null, roi: null, breakEvenUnits: null });
    expect(profitOf({ sellingPrice: 10 })).toMatchObject({ profitMargin: 85, roi: null, breakEvenUnits: 1 });
  });
});

it.each([
  [20, 'good'],
  [19.999, 'fair'],
  [10, 'fair'],
  [9.999, 'low'],
  [-5, 'low'],
])('a margin of %d percent is %s', (margin, band) => {
  expect(marginBand(margin)).toBe(band);
});

const cents = fc.integer({ min: 0, max: 10_000_000 });
const anyAmounts = fc.record({
  sellingPrice: cents,
  costOfGoods: cents,
  shippingCost: cents,
  advertisingCost: cents,
  otherCosts: cents,
  fbaFulfillmentFee: cents,
  storageFee: cents,
  inboundPlacementFee: cents,
  returnsProcessingFee: cents,
});

const inMoney = (amounts: UnitAmounts): UnitAmounts => ({
  sellingPrice: amounts.sellingPrice / 100,
  costOfGoods: amounts.costOfGoods / 100,
  shippingCost: amounts.shippingCost / 100,
  advertisingCost: amounts.advertisingCost / 100,
  otherCosts: amounts.otherCosts / 100,
  fbaFulfillmentFee: amounts.fbaFulfillmentFee / 100,
  storageFee: amounts.storageFee / 100,
  inboundPlacementFee: amounts.inboundPlacementFee / 100,
  returnsProcessingFee: amounts.returnsProcessingFee / 100,
});

describe('unitProfit of any amounts', () => {
  it('the net profit is the price less every cost, exact to the hundredth of a cent', () => {
    const rates = fc.constantFrom<[CategoryId, bigint]>(
      ['general', 15n],
      ['electronics', 8n],
      ['automotive', 12n],
    );
    fc.assert(
      fc.property(anyAmounts, rates, (amounts, [category, percent]) => {
        const { sellingPrice, ...costs } = amounts;
        const price = BigInt(sellingPrice) * 100n;
        const fee = BigInt(sellingPrice) * percent;
        const others = Object.values(costs).reduce((sum, cost) => sum + BigInt(cost) * 100n, 0n);
        const { netProfit, fees } = profitOf(inMoney(amounts), category);
        expect(fees.referral).toBe(Number(fee) / 10_000);
        expect(netProfit).toBe(Number(price - fee - others) / 10_000);
      }),
    );
  });

  it('the total, the gross and the net profit agree with each other', () => {
    fc.assert(
      fc.property(anyAmounts, fc.constantFrom(...PROFIT_MARKETPLACES.slice(0, 8)), (amounts, marketplace) => {
        const money = inMoney(amounts);
        const { totalCost, netProfit, grossProfit, amazonFees, fees } = profitOf(money, 'books', marketplace);
        const { sellingPrice, costOfGoods, shippingCost, advertisingCost, otherCosts } = money;
        expect(netProfit).toBeCloseTo(sellingPrice - totalCost, 6);
        expect(grossProfit - shippingCost - advertisingCost - otherCosts).toBeCloseTo(netProfit, 6);
        expect(sellingPrice - costOfGoods - amazonFees).toBeCloseTo(grossProfit, 6);
        expect(Object.values(fees).reduce((sum, fee) => sum + fee, 0)).toBeCloseTo(amazonFees, 6);
      }),
    );
  });

  it('a higher cost lowers the net profit and a higher price raises it', () => {
    fc.assert(
      fc.property(anyAmounts, fc.integer({ min: 1, max: 10_000 }), (amounts, more) => {
        const { netProfit } = profitOf(inMoney(amounts));
        for (const name of ['costOfGoods', 'advertisingCost', 'storageFee'] as const) {
          const costlier = { ...amounts, [name]: amounts[name] + more };
          expect(profitOf(inMoney(costlier)).netProfit).toBeLessThan(netProfit);
        }
        const raised = { ...amounts, sellingPrice: amounts.sellingPrice + more };
        expect(profitOf(inMoney(raised)).netProfit).toBeGreaterThan(netProfit);
      }),
    );
  });
});
