import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from './fba-calculator.engine.ts';
import { inputSchema } from './fba-calculator.schema.ts';

function leftOf(fields: object) {
  const input = inputSchema.parse({ length: 10, width: 8, height: 4, weight: 0.9, ...fields });
  const output = engine.run(input, createEnv({ now: Date.UTC(2026, 10, 21, 12), seed: 1 }));
  return { ...output.leftOver, totalFees: output.fees.totalFees, fulfillmentFee: output.fees.fulfillmentFee };
}

describe('computeLeftOver', () => {
  const UK = { ruleSet: 'amazon-uk-2026-02-01', marketplace: 'UK', date: '2026-11-20', price: 24 };
  const BOX = { length: 30, width: 20, height: 10, weight: 0.5 };

  it('takes the FBA fees and 15 percent of the category general off the price', () => {
    const { category, referralFee, left, totalFees } = leftOf({ ruleSet: 'amazon-us-2026-01-15', price: 20 });
    expect({ category, referralFee }).toEqual({ category: 'general', referralFee: 3 });
    expect(left).toBeCloseTo(17 - Number(totalFees), 10);
  });

  it.each([
    [20, 0.15],
    [0.3, 1],
    [0.29, null],
  ])('has the share that the referral fee is of a price of %d: %d', (price, share) => {
    const { referralShare } = leftOf({ ruleSet: 'amazon-us-2026-01-15', price });
    expect(referralShare).toEqual(share === null ? null : expect.closeTo(share, 10));
  });

  it('sums up what Amazon takes, without the tax', () => {
    const { amazonFees, totalFees, referralFee, digitalServicesFee } = leftOf({ ...UK, ...BOX });
    expect(digitalServicesFee).toBeGreaterThan(0);
    expect(amazonFees).toBeCloseTo(Number(totalFees) + Number(referralFee) + Number(digitalServicesFee), 10);
    expect(leftOf({ ruleSet: 'amazon-us-2026-01-15' }).amazonFees).toBeNull();
  });

  it('takes the digital services fee and the tax in the price off, where there are any', () => {
    const { referralFee, digitalServicesFee, salesTax, left, totalFees, fulfillmentFee } = leftOf({
      ...UK,
      ...BOX,
    });
    expect([referralFee, salesTax]).toEqual([expect.closeTo(3.6, 10), expect.closeTo(4, 10)]);
    expect(digitalServicesFee).toBeCloseTo(0.02 * (3.6 + Number(fulfillmentFee)), 10);
    expect(left).toBeCloseTo(24 - Number(totalFees) - 3.6 - 4 - Number(digitalServicesFee), 10);
    // As the profit calculator: 12.74 before goods.
    expect(left).toBeCloseTo(12.736, 2);
  });

  it.each([
    ['2026-03-19', 0.02],
    ['2026-03-20', 0.03],
  ])('takes the digital services fee of the day in France, on %s %d', (date, share) => {
    const { digitalServicesFee, fulfillmentFee } = leftOf({
      ...BOX,
      ruleSet: 'amazon-fr-2026-02-01',
      marketplace: 'FR',
      price: 24,
      date,
    });
    expect(digitalServicesFee).toBeCloseTo(share * (3.6 + Number(fulfillmentFee)), 10);
  });

  it.each([
    ['US', 'amazon-us-2026-01-15'],
    ['CA', 'amazon-ca-2026-02-01'],
  ])('takes no tax off in %s, where prices are shown without', (marketplace, ruleSet) => {
    const fields = { ...UK, marketplace, ruleSet, date: '2026-11-21' };
    expect(leftOf(fields)).toMatchObject({ digitalServicesFee: 0, salesTax: 0 });
  });

  it('counts the tax in the fees of Japan and Mexico as reclaimed', () => {
    const japan = leftOf({ ...BOX, ruleSet: 'amazon-jp-2026-04-01', marketplace: 'JP', price: 3000 });
    expect(japan.salesTax).toBeCloseTo((3000 - Number(japan.totalFees)) / 11, 9);
    const mexico = leftOf({ ...BOX, ruleSet: 'amazon-mx-2026-06-04', marketplace: 'MX', price: 600 });
    expect(mexico.salesTax).toBeCloseTo(((600 - Number(mexico.totalFees) - 90) * 0.16) / 1.16, 9);
  });

  it('takes the minimum referral fee of heavy oversize in Europe', () => {
    const heavy = { ...UK, length: 90, width: 50, height: 40, weight: 25 };
    expect(leftOf(heavy).referralFee).toBe(20);
    expect(leftOf({ ...heavy, weight: 5, length: 30, width: 20, height: 10 }).referralFee).toBeCloseTo(
      3.6,
      10,
    );
  });

  it('takes the rate of clothing for apparel: 10 percent at 18 dollars', () => {
    const { category, referralFee } = leftOf({ ruleSet: 'amazon-us-2026-01-15', price: 18, isApparel: true });
    expect(category).toBe('clothing');
    expect(referralFee).toBeCloseTo(1.8, 10);
  });

  it('takes the standard rate with the standard rules', () => {
    expect(leftOf({ ruleSet: 'standard', price: 20 }).referralFee).toBe(3);
  });

  it('knows nothing without a price, and in a marketplace without a referral fee', () => {
    expect(leftOf({ ruleSet: 'amazon-us-2026-01-15' })).toMatchObject({ referralFee: null, left: null });
    const poland = { ruleSet: 'amazon-pl-2026-02-01', marketplace: 'PL', price: 90 };
    expect(leftOf(poland)).toMatchObject({ referralFee: null, left: null });
  });
});
