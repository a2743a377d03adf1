import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './profit-calculator.engine.ts';
import type { ProfitOutput } from './profit-output.schema.ts';

const ITEM = { sellingPrice: 30, costOfGoods: 10, shippingCost: 2, advertisingCost: 1, otherCosts: 0 };
const BOX = {
  unitSystem: 'metric',
  packageLength: 30,
  packageWidth: 20,
  packageHeight: 10,
  packageWeight: 0.5,
};
const US = { ruleSet: 'amazon-us-2026-08-21' };
const NL = { ruleSet: 'amazon-nl-2026-02-01', marketplace: 'NL' };
const MX = { ruleSet: 'amazon-mx-2026-09-03', marketplace: 'MX' };

function outputOf(input: object): ProfitOutput {
  const result = runEngine(engine, { ...ITEM, ...input }, { now: Date.UTC(2026, 10, 22, 12) });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

const codesOf = (input: object) => outputOf(input).recommendations.map(({ code }) => code);

describe('the FBA fee of a box of 30 x 20 x 10 cm and 0.5 kg', () => {
  it.each([
    ['NL', 30, 4.5],
    ['BE', 30, 4.63],
    ['SE', 345, 52.68],
    ['PL', 129, 3.76],
  ])(
    'in %s is on the card, the storage fee is not and is said to be unknown',
    (marketplace, sellingPrice, fee) => {
      const input = { ...BOX, marketplace, sellingPrice };
      const { fba, fees, storageRates } = outputOf(input);
      expect(fba?.fulfillmentFee).toBeCloseTo(fee * 1.015, 10);
      expect([fba?.storageFee, fees.storage, storageRates]).toEqual([null, 0, null]);
      expect(codesOf(input)).toContain('storage-fee-unknown');
      expect(codesOf({ ...input, storageFee: 1 })).not.toContain('storage-fee-unknown');
    },
  );

  it('in India is known up to 1 kg, for regional delivery', () => {
    const watch = { ...BOX, marketplace: 'IN', category: 'watches', sellingPrice: 500 };
    expect(outputOf(watch).fba?.fulfillmentFee).toBeNull();
    const light = { ...watch, packageHeight: 5 };
    expect(outputOf(light).fba?.fulfillmentFee).toBe(17 + 37 + 17);
    expect(codesOf(light)).toEqual(
      expect.arrayContaining(['fba-fee-regional', 'closing-fee-unknown', 'one-copy']),
    );
  });

  it.each([
    [149.99, 28.5 + 1.15],
    [150, 40 + 1.15],
    [298.99, 40 + 1.15],
    [299, 60 + 1.75],
    [498.99, 60 + 1.75],
    [499, 72.8 + 1.5],
  ])('in Mexico at %d is %d', (sellingPrice, fee) => {
    expect(outputOf({ ...MX, ...BOX, sellingPrice }).fba?.fulfillmentFee).toBeCloseTo(fee, 10);
  });

  it('in Mexico is lower for groceries', () => {
    const feeOf = (category: string) =>
      outputOf({ ...MX, ...BOX, packageHeight: 5, sellingPrice: 140, category }).fba?.fulfillmentFee;
    expect([feeOf('grocery'), feeOf('home')]).toEqual([5.5, 28.25]);
  });

  it('of US clothing at the peak is the off-peak one, and says so', () => {
    const shirt = { ...US, ...BOX, category: 'clothing' };
    expect(codesOf({ ...shirt, date: '2026-11-20' })).toContain('fba-fee-off-peak');
    expect(codesOf({ ...shirt, date: '2026-09-20' })).not.toContain('fba-fee-off-peak');
    expect(codesOf({ ...shirt, date: '2026-11-20', fbaFulfillmentFee: 5 })).not.toContain('fba-fee-off-peak');
  });
});

describe('a referral fee that is not known', () => {
  it.each([
    ['a marketplace without a table', NL],
    ['a category that the table lacks', { marketplace: 'AE' }],
    ['a category that only others have', { marketplace: 'AU', category: 'books' }],
  ])('of %s is not counted, and nothing is judged', (_title, input) => {
    const { recommendations, marginBand, profitMargin, breakdown, steps, sources } = outputOf(input);
    const codes = recommendations.map(({ code }) => code);
    expect(codes).toContain('referral-fee-unknown');
    expect(codes).not.toContain('good-margin');
    expect(codes).not.toContain('one-copy');
    expect(marginBand).toBeNull();
    expect(profitMargin).toBeGreaterThan(0);
    expect(breakdown.map(({ part }) => part)).not.toContain('referral');
    expect(steps.map(({ code }) => code)).not.toContain('referral-whole-price');
    expect(sources.flatMap(({ parts }) => parts)).not.toContain('referral');
  });

  it('is replaced by the rate that the seller types', () => {
    const { fees, netProfit, marginBand } = outputOf({ ...NL, referralRate: 15 });
    expect(fees.referral).toBeCloseTo(4.5, 10);
    expect(netProfit).toBeCloseTo(30 - (30 * 0.21) / 1.21 - 13 - 4.5, 10);
    expect(marginBand).toBe('good');
    expect(codesOf({ ...NL, referralRate: 15 })).not.toContain('referral-fee-unknown');
  });

  it('is not needed for an answer without any fee that depends on the price', () => {
    expect(outputOf({ ...NL, tax: 'none' }).netProfit).toBe(17);
  });

  it('of a table gives way to a typed rate too', () => {
    expect(outputOf({ ...US, referralRate: 10 }).fees.referral).toBeCloseTo(3, 10);
  });

  it('keeps typed rates of fee and tax to their marketplace', () => {
    const { marketplaces } = outputOf({ ...NL, referralRate: 1, taxRate: 9, comparison: true });
    const netIn = (code: string) => marketplaces?.find(({ marketplace }) => marketplace === code)?.netProfit;
    expect(netIn('NL')).toBeCloseTo(30 - (30 * 0.09) / 1.09 - 13 - 0.3, 10);
    expect(netIn('DE')).toBeCloseTo(30 - (30 * 0.19) / 1.19 - 13 - 4.5, 10);
    expect(netIn('BE')).toBeNull();
  });
});

it('taxes of a seller who is not registered are added to selling fees, but not where these contain them', () => {
  const taxIn = (input: object) =>
    outputOf({ ...input, tax: 'exempt' }).breakdown.find(({ part }) => part === 'tax-on-fees')?.amount ?? 0;
  expect(taxIn({ marketplace: 'DE' })).toBeCloseTo(0.19 * 4.5, 10);
  expect(taxIn({ ...MX, sellingPrice: 300 })).toBe(0);
});

it('a registered seller in Mexico reclaims the tax in the referral fee, its minimum included', () => {
  const home = { ...MX, category: 'home' };
  expect(outputOf({ ...home, sellingPrice: 600 }).fees.referral).toBeCloseTo(90 / 1.16, 10);
  expect(outputOf({ ...home, sellingPrice: 600, tax: 'exempt' }).fees.referral).toBe(90);
  const cheap = outputOf({ ...home, sellingPrice: 50 });
  expect(cheap.fees.referral).toBeCloseTo(8 / 1.16, 10);
  expect(cheap.recommendations).toContainEqual(
    expect.objectContaining({ code: 'minimum-referral-fee', params: { fee: 8, currency: 'MXN' } }),
  );
  expect(cheap.steps.slice(0, 2).map(({ code }) => code)).toEqual([
    'referral-minimum',
    'referral-without-tax',
  ]);
});
