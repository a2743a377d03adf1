import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { engine } from './profit-calculator.engine.ts';
import type { ProfitOutput } from './profit-output.schema.ts';

const env = { now: Date.UTC(2026, 10, 21, 12), seed: 1 };
const ITEM = {
  sellingPrice: 30,
  costOfGoods: 10,
  shippingCost: 2,
  advertisingCost: 1,
  otherCosts: 0,
};

function outputOf(input: object): ProfitOutput {
  const result = runEngine(engine, { ruleSet: 'standard', ...ITEM, ...input }, env);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

function problemsOf(input: object) {
  const result = runEngine(engine, { ruleSet: 'standard', ...ITEM, ...input }, env);
  return result.ok ? [] : result.problems;
}

const codes = ({ recommendations }: ProfitOutput) => recommendations.map(({ code }) => code);

describe('rejected input', () => {
  it.each([
    [{ sellingPrice: -1 }, 'sellingPrice', 'too-small'],
    [{ costOfGoods: 1e12 }, 'costOfGoods', 'too-large'],
    [{ sellingPrice: '30' }, 'sellingPrice', 'invalid-type'],
    [{ targetMargin: 101 }, 'targetMargin', 'too-large'],
    [{ marketplace: 'BR' }, 'marketplace', 'invalid-value'],
    [{ marketplace: 'IN' }, 'marketplace', 'no-rate-card'],
    [{ marketplace: 'AU' }, 'marketplace', 'no-rate-card'],
    [{ displayCurrency: 'KRW' }, 'displayCurrency', 'invalid-value'],
    [{ ruleSet: 'amazon-us-2026-08-21', marketplace: 'DE' }, 'marketplace', 'no-rate-card'],
    [{ category: 'watches' }, 'category', 'no-category-row'],
    [
      {
        displayCurrency: 'CHF',
        rates: { baseCurrency: 'USD', rates: { EUR: 0.8 }, lastUpdated: '2026-11-20T00:00:00Z' },
      },
      'displayCurrency',
      'no-exchange-rate',
    ],
  ])('%j is a problem of %s: %s', (input, path, code) => {
    expect(problemsOf(input)).toEqual([{ path, code }]);
  });

  it('includes a missing amount', () => {
    expect(runEngine(engine, { sellingPrice: 30 }, env)).toMatchObject({ ok: false });
  });
});

it.each([
  [0, null],
  [0.01, 15],
  [30, 15],
])('the fees of a price of %d are %d percent of it', (sellingPrice, share) => {
  expect(outputOf({ sellingPrice }).feeShare).toBe(share);
});

it('says that no cost is counted, once there is a price', () => {
  expect(codes(outputOf({ costOfGoods: 0 }))).toContain('cost-missing');
  expect(codes(outputOf({ costOfGoods: 0.01 }))).not.toContain('cost-missing');
  expect(codes(outputOf({ costOfGoods: 0, sellingPrice: 0 }))).not.toContain('cost-missing');
});

describe('list prices', () => {
  it.each([
    ['cents', { costOfGoods: 10, shippingCost: 2, advertisingCost: 1 }, 15.29411764705882, 15.3],
    ['exactly so much', { costOfGoods: 15.02, shippingCost: 2, advertisingCost: 1 }, 21.2, 21.2],
    ['yen', { marketplace: 'JP', costOfGoods: 1000, shippingCost: 0 }, 1177.647058823529, 1178],
  ])('make no loss at the break-even price in %s', (_title, input, exact, list) => {
    const output = outputOf(input);
    expect(output.breakEvenPrice).toBeCloseTo(exact, 9);
    expect(output.listBreakEvenPrice).toBe(list);
    expect(outputOf({ ...input, sellingPrice: list }).netProfit).toBeGreaterThanOrEqual(0);
  });

  it('are null where every price makes a loss', () => {
    const output = outputOf({ category: 'gift-cards', ruleSet: 'amazon-us-2026-08-21', targetMargin: 100 });
    expect(output.listPriceForTargetMargin).toBeNull();
  });

  it('are within the range of margins by price, also at its end', () => {
    const { marginByPrice, listBreakEvenPrice, listPriceForTargetMargin } = outputOf({
      sellingPrice: 10,
      targetMargin: 30,
    });
    const last = marginByPrice.at(-1)?.price ?? 0;
    expect(last).toBeGreaterThanOrEqual(listPriceForTargetMargin ?? Infinity);
    expect(last).toBeGreaterThanOrEqual(listBreakEvenPrice ?? Infinity);
  });
});

describe('the display currency', () => {
  it('converts every amount and no ratio', () => {
    const own = outputOf({ targetMargin: 40 });
    const shown = outputOf({ targetMargin: 40, displayCurrency: 'JPY' });
    const rate = 144.46;
    expect(shown.exchange).toEqual({ rate, lastUpdated: '2025-07-01T00:00:00.000Z' });
    expect(shown.netProfit).toBeCloseTo(own.netProfit * rate, 9);
    expect(shown.priceForTargetMargin).toBeCloseTo((own.priceForTargetMargin ?? 0) * rate, 9);
    expect(shown.listPriceForTargetMargin).toBe(own.listPriceForTargetMargin);
    expect(shown.profitMargin).toBe(own.profitMargin);
    expect(shown.breakEvenUnits).toBe(own.breakEvenUnits);
    expect(shown.marginByPrice.map(({ margin }) => margin)).toEqual(
      own.marginByPrice.map(({ margin }) => margin),
    );
  });

  it('converts over the base currency in both directions', () => {
    const rates = {
      baseCurrency: 'EUR',
      rates: { USD: 1.25, GBP: 0.8 },
      lastUpdated: '2026-11-20T00:00:00Z',
    };
    expect(outputOf({ displayCurrency: 'GBP', rates }).exchange?.rate).toBe(0.64);
    expect(outputOf({ displayCurrency: 'EUR', rates }).exchange?.rate).toBe(0.8);
  });

  it('needs no rate where it is the currency of the marketplace', () => {
    const rates = { baseCurrency: 'USD', rates: {}, lastUpdated: '2026-11-20T00:00:00Z' };
    expect(outputOf({ marketplace: 'JP', displayCurrency: 'JPY', rates }).exchange).toBeNull();
  });
});

describe('margins by price', () => {
  it('go from half to one and a half of the price and include the price', () => {
    const { marginByPrice, profitMargin } = outputOf({});
    expect(marginByPrice[0]?.price).toBe(15);
    expect(marginByPrice.at(-1)?.price).toBe(45);
    expect(marginByPrice.find(({ price }) => price === 30)?.margin).toBeCloseTo(profitMargin ?? 0, 10);
  });

  it('have a point on each cliff and one after it', () => {
    const { marginByPrice } = outputOf({ category: 'clothing', sellingPrice: 18 });
    const marginAt = (wanted: number) => marginByPrice.find(({ price }) => price === wanted)?.margin;
    expect(marginAt(14.99)).toBeCloseTo(((14.99 * 0.95 - 13) / 14.99) * 100, 9);
    expect(marginAt(15)).toBeCloseTo(((15 * 0.9 - 13) / 15) * 100, 9);
    expect(marginAt(20)).toBeCloseTo(((20 * 0.9 - 13) / 20) * 100, 9);
    expect(marginAt(20.01)).toBeCloseTo(((20.01 * 0.83 - 13) / 20.01) * 100, 9);
  });

  it('include a target price that is near and not one that is far away', () => {
    expect(outputOf({ targetMargin: 60 }).marginByPrice.at(-1)?.price).toBeCloseTo(13 / 0.25, 9);
    expect(outputOf({ targetMargin: 84 }).marginByPrice.at(-1)?.price).toBe(45);
  });

  it('start from the break-even price where there is no price', () => {
    expect(outputOf({ sellingPrice: 0, costOfGoods: 5.5 }).marginByPrice.at(-1)?.price).toBe(15);
  });

  it('rise with the price where there is no cliff', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000 }), (cents) => {
        const margins = outputOf({ sellingPrice: cents / 100 }).marginByPrice.map(({ margin }) => margin);
        expect(margins).toEqual([...margins].sort((a, b) => a - b));
      }),
    );
  });
});

describe('the recommendations', () => {
  it.each([
    // 30 x 0.85 = 25.50 less costs of 19.50 is 6.00: 20 percent.
    [{ costOfGoods: 16.5 }, ['good-margin', 'low-roi']],
    [{ costOfGoods: 16.51 }, ['low-roi']],
    [{ costOfGoods: 19.5 }, ['low-roi']],
    [{ costOfGoods: 19.51 }, ['low-margin', 'low-roi']],
    // 25.50 less 17 is 8.50: half of 17.
    [{ costOfGoods: 14 }, ['good-margin']],
    [{ costOfGoods: 14.01 }, ['good-margin', 'low-roi']],
    [{ costOfGoods: 30 }, ['never-breaks-even', 'low-margin', 'low-roi']],
    [{ targetMargin: 85 }, ['good-margin', 'target-margin-unreachable']],
    [{ shippingCost: 0 }, ['good-margin', 'no-delivery-cost']],
  ])('of %j are %j', (input, expected) => {
    expect(codes(outputOf(input))).toEqual(expected);
  });

  it.each([
    [20.01, { price: 20, gain: 18 - 20.01 * 0.83 }],
    [21.69, null],
    [21.68, { price: 20, gain: 18 - 21.68 * 0.83 }],
    [15, { price: 14.99, gain: 14.99 * 0.95 - 13.5 }],
    [14.99, null],
  ])('name a lower clothing price that earns more than %d', (sellingPrice, better) => {
    const { recommendations } = outputOf({ category: 'clothing', sellingPrice });
    const found = recommendations.find(({ code }) => code === 'lower-price-earns-more');
    expect(found?.params ?? null).toEqual(
      better && { price: better.price, gain: expect.closeTo(better.gain, 9), currency: 'USD' },
    );
  });
});

describe('a lower price', () => {
  const box = {
    date: '2026-09-20',
    unitSystem: 'metric',
    packageLength: 30,
    packageWidth: 20,
    packageHeight: 10,
    packageWeight: 0.3,
  };
  const adviceOf = (input: object) => {
    const output = outputOf({ ruleSet: undefined, costOfGoods: 1, shippingCost: 0, ...box, ...input });
    const found = output.recommendations.filter(({ code }) => code.startsWith('lower-price'));
    return found.map(({ code, params }) => [code, params?.['price']]);
  };
  const clothing = { category: 'clothing', packageLength: undefined };

  it.each([
    ['US', { category: 'toys', sellingPrice: 50 }, []],
    ['US', { category: 'toys', sellingPrice: 50.01 }, [['lower-price-smaller-fba-fee', 50]]],
    ['US', { sellingPrice: 9.99 }, []],
    ['US', { sellingPrice: 10 }, [['lower-price-smaller-fba-fee', 9.99]]],
    ['US', { category: 'beauty', sellingPrice: 10 }, [['lower-price-smaller-fba-fee', 9.99]]],
    ['US', { category: 'beauty', sellingPrice: 10.01 }, [['lower-price-smaller-fees', 9.99]]],
    ['US', { ...clothing, sellingPrice: 20 }, []],
    ['US', { ...clothing, sellingPrice: 20.01 }, [['lower-price-earns-more', 20]]],
    ['MX', { sellingPrice: 299 }, [['lower-price-smaller-fba-fee', 298.99]]],
    ['UK', { sellingPrice: 20.01 }, [['lower-price-smaller-fba-fee', 20]]],
    ['JP', { sellingPrice: 1001 }, [['lower-price-smaller-fba-fee', 1000]]],
  ])('in %s of %j is named for the fee that jumps', (marketplace, input, expected) => {
    expect(adviceOf({ marketplace, ...input })).toEqual(expected);
  });

  it.each([
    // Of 10 are left 9.20, of 10.81 are left 9.1885, of 10.82 9.197: a gain that would be shown as 0.00.
    [10.81, [['lower-price-earns-more', 10]]],
    [10.82, []],
  ])('than %d is named for a gain that rounds to a cent', (sellingPrice, expected) => {
    expect(adviceOf({ category: 'beauty', packageLength: undefined, sellingPrice })).toEqual(expected);
  });
});

describe('the breakdown', () => {
  it('adds up to the price', () => {
    const { breakdown, sellingPrice } = outputOf({
      marketplace: 'UK',
      category: 'books',
      fbaFulfillmentFee: 3,
    });
    expect(breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(sellingPrice, 9);
    expect(breakdown.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 9);
  });

  it('has no shares without a price', () => {
    expect(outputOf({ sellingPrice: 0 }).breakdown.every(({ share }) => share === null)).toBe(true);
  });
});

describe('the calculation steps', () => {
  const stepsOf = (input: object) => outputOf(input).steps;

  it('show each part of a marginal fee', () => {
    const referral = stepsOf({ ruleSet: 'amazon-us-2026-08-21', category: 'fine-art', sellingPrice: 1200 });
    expect(referral.slice(0, 4)).toEqual([
      { code: 'referral-part', params: { from: 0, amount: 100, feeRate: 0.2, fee: 20 } },
      { code: 'referral-part', params: { from: 100, amount: 900, feeRate: 0.15, fee: 135 } },
      { code: 'referral-part', params: { from: 1000, amount: 200, feeRate: 0.1, fee: 20 } },
      { code: 'referral-sum', params: { fee: 175 } },
    ]);
  });

  it.each([
    [{}, 'referral-whole-price'],
    [{ marketplace: 'UK' }, 'digital-services'],
    [{ category: 'books' }, 'closing'],
    [{ ruleSet: 'amazon-us-2026-08-21', sellingPrice: 1 }, 'referral-minimum'],
    [{ targetMargin: 10 }, 'price-for-margin'],
  ])('of %j hold %s', (input, code) => {
    expect(stepsOf(input).map((step) => step.code)).toContain(code);
  });

  it('leave out figures that are null', () => {
    const found = stepsOf({ sellingPrice: 0, targetMargin: 100 }).map(({ code }) => code);
    expect(found).not.toContain('profit-margin');
    expect(found).not.toContain('break-even-units');
    expect(found).not.toContain('price-for-margin');
  });
});
