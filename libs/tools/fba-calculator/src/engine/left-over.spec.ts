import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from './fba-calculator.engine.ts';
import { inputSchema } from './fba-calculator.schema.ts';

function leftOf(fields: object) {
  const input = inputSchema.parse({ length: 10, width: 8, height: 4, weight: 0.9, ...fields });
  const output = engine.run(input, createEnv({ now: Date.UTC(2026, 10, 21, 12), seed: 1 }));
  return { ...output.leftOver, totalFees: output.fees.totalFees };
}

describe('leftOver', () => {
  it('takes the FBA fees and 15 percent of the category general off the price', () => {
    const { category, referralFee, left, totalFees } = leftOf({ ruleSet: 'amazon-us-2026-01-15', price: 20 });
    expect({ category, referralFee }).toEqual({ category: 'general', referralFee: 3 });
    expect(left).toBeCloseTo(17 - Number(totalFees), 10);
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
