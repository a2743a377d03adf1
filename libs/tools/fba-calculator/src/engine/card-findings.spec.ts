import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './fba-calculator.engine.ts';

const ENVELOPE = { length: 30, width: 20, height: 1.5, weight: 0.25 };
const CANADA = { ...ENVELOPE, marketplace: 'CA', ruleSet: 'amazon-ca-2026-02-01', date: '2026-06-01' };

function run(change: object) {
  const result = runEngine(engine, { ...CANADA, ...change }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

function unclearLimitOf(change: object) {
  return run(change).findings.find(({ code }) => code === 'low-price-limit-unclear');
}

describe('a price on the limit of low prices in Canada', () => {
  it('has no discount, and a finding with the fee that it would have with one', () => {
    expect(run({ price: 14 }).fees.fulfillmentBaseFee).toBe(5.01);
    expect(run({ price: 13.99 }).fees.fulfillmentBaseFee).toBe(4.21);
    expect(unclearLimitOf({ price: 14 })).toEqual({
      code: 'low-price-limit-unclear',
      severity: 'info',
      params: { atPrice: 14, lowFee: 4.21, currency: 'CAD' },
    });
  });

  it.each([
    ['a cent below', { price: 13.99 }],
    ['a cent above', { price: 14.01 }],
    ['no price', { price: null }],
    ['oversize, which has no discount', { price: 14, length: 100 }],
    ['the peak, whose discount is not known', { price: 14, date: '2026-11-20' }],
    [
      'a card whose limit is clear',
      { price: 13, marketplace: 'AU', ruleSet: 'amazon-au-2026-06-10', date: '2026-07-01' },
    ],
  ])('is not named for %s', (_title, change) => {
    expect(unclearLimitOf(change)).toBeUndefined();
  });
});
