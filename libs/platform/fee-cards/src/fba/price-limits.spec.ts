import { feeContext } from './fee-context.ts';
import type { PriceBand } from './rate-card.ts';
import { RATE_CARDS } from './rate-cards.ts';
import type { RuleSetId } from './rule-sets.data.ts';

/** A price, the band that it is in, and the band of one hundredth more. */
type Limit = readonly [RuleSetId, number, PriceBand, PriceBand];

function bandOf(ruleSet: RuleSetId, price: number, hasLowerPriceLimit = false) {
  const goods = { category: 'standard', isDangerous: false, isApparel: false } as const;
  return feeContext({ ...goods, price, hasLowerPriceLimit }, '2026-11-20', RATE_CARDS[ruleSet]).priceBand;
}

describe('the price limit', () => {
  it.each<Limit>([
    ['amazon-us-2026-01-15', 9.99, 'low', 'middle'],
    ['amazon-us-2026-01-15', 50, 'middle', 'high'],
    ['amazon-uk-2026-02-01', 20, 'low', 'middle'],
    ['amazon-de-2026-02-01', 20, 'low', 'middle'],
    ['amazon-fr-2026-02-01', 20, 'low', 'middle'],
    ['amazon-it-2026-02-01', 20, 'low', 'middle'],
    ['amazon-es-2026-02-01', 20, 'low', 'middle'],
    ['amazon-nl-2026-02-01', 20, 'low', 'middle'],
    ['amazon-be-2026-02-01', 20, 'low', 'middle'],
    ['amazon-se-2026-02-01', 230, 'low', 'middle'],
    ['amazon-pl-2026-02-01', 85, 'low', 'middle'],
    ['amazon-ca-2026-02-01', 13.99, 'low', 'middle'],
    ['amazon-mx-2026-06-04', 149.99, 'low', 'middle'],
    ['amazon-mx-2026-06-04', 298.99, 'middle', 'high'],
    ['amazon-mx-2026-06-04', 498.99, 'high', 'top'],
    ['amazon-ae-2025-08-01', 25, 'low', 'middle'],
    ['amazon-jp-2026-04-01', 1000, 'low', 'middle'],
    ['amazon-au-2026-06-10', 12.99, 'low', 'middle'],
  ])('of %s after %d is between %s and %s', (ruleSet, price, upTo, above) => {
    expect([bandOf(ruleSet, price), bandOf(ruleSet, price + 0.01)]).toEqual([upTo, above]);
  });

  it.each<readonly [RuleSetId, number]>([
    ['amazon-uk-2026-02-01', 10],
    ['amazon-de-2026-02-01', 11],
    ['amazon-fr-2026-02-01', 12],
    ['amazon-it-2026-02-01', 12],
    ['amazon-es-2026-02-01', 12],
    ['amazon-nl-2026-02-01', 12],
    ['amazon-be-2026-02-01', 12],
    ['amazon-se-2026-02-01', 140],
    ['amazon-pl-2026-02-01', 55],
  ])('of %s is %d in categories with the lower limit', (ruleSet, limit) => {
    expect([bandOf(ruleSet, limit, true), bandOf(ruleSet, limit + 0.01, true)]).toEqual(['low', 'middle']);
  });
});
