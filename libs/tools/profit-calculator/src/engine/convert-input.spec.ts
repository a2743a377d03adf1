import { builtInExchangeRates } from '@seller-toolbox/reference-data/exchange-rates.schema';
import { PROFIT_MARKETPLACES } from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { amountsOf, convertInput } from './convert-input.ts';
import { inputSchema } from './profit-input.schema.ts';

const RATES = { baseCurrency: 'USD', rates: { EUR: 0.8, JPY: 150 }, lastUpdated: '2026-11-20T00:00:00Z' };
const ITEM = { sellingPrice: 29.99, costOfGoods: 8, shippingCost: 1.5, advertisingCost: 0, otherCosts: 0 };
const inputOf = (more: object = {}) => inputSchema.parse({ ...ITEM, ...more });

describe('convertInput', () => {
  it('converts every amount to whole cents or yen and nothing else', () => {
    const input = inputOf({
      freightRate: 3.33,
      dutyRate: 10,
      promotionFee: 150,
      targetMargin: 20,
      returnRate: 5,
    });
    expect(convertInput(input, 'JP', RATES)?.change).toEqual({
      marketplace: 'JP',
      sellingPrice: 4499,
      costOfGoods: 1200,
      shippingCost: 225,
      advertisingCost: 0,
      otherCosts: 0,
      fbaFulfillmentFee: 0,
      storageFee: 0,
      inboundPlacementFee: 0,
      returnsProcessingFee: 0,
      freightRate: 500,
      promotionFee: 22_500,
    });
    expect(convertInput(inputOf(), 'DE', RATES)?.change).toMatchObject({
      sellingPrice: 23.99,
      costOfGoods: 6.4,
    });
  });

  it('keeps amounts in a marketplace of the same currency exactly', () => {
    const input = inputOf({ marketplace: 'DE', sellingPrice: 29.995 });
    expect(convertInput(input, 'FR', RATES)).toMatchObject({ rate: 1, change: { sellingPrice: 29.995 } });
  });

  it('keeps the units of measures that were given', () => {
    const measured = inputOf({ packageLength: 10, packageWidth: 8, packageHeight: 4, packageWeight: 1 });
    expect(convertInput(measured, 'DE', RATES)?.change.unitSystem).toBe('imperial');
    expect(convertInput(inputOf(), 'DE', RATES)?.change).not.toHaveProperty('unitSystem');
  });

  it('is null without a rate', () => {
    expect(convertInput(inputOf(), 'UK', RATES)).toBeNull();
  });

  it.each(PROFIT_MARKETPLACES)('has a built-in rate to %s', (marketplace) => {
    expect(convertInput(inputOf(), marketplace, builtInExchangeRates)).not.toBeNull();
  });

  it('leaves out amounts that are left out', () => {
    expect(Object.keys(amountsOf(inputOf()))).toHaveLength(9);
  });
});
