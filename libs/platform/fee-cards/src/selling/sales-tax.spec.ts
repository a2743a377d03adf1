import { partsOfTaxed, taxRateInPrices } from './sales-tax.ts';

describe('taxRateInPrices', () => {
  it.each([
    ['amazon-uk-2026-02-01', 'UK', 0.2],
    ['standard', 'UK', 0],
    ['amazon-us-2026-08-21', 'US', 0],
    ['amazon-ca-2026-11-21', 'CA', 0],
  ] as const)('of %s in %s is %d', (ruleSet, marketplace, rate) => {
    expect(taxRateInPrices(ruleSet, marketplace)).toBe(rate);
  });
});

it('partsOfTaxed splits an amount into its tax and the rest', () => {
  expect(partsOfTaxed(0)).toEqual({ tax: 0, rest: 1 });
  expect(partsOfTaxed(0.25)).toEqual({ tax: 0.2, rest: 0.8 });
});
