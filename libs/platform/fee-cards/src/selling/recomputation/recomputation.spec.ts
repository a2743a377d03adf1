import { createEnv } from '@seller-toolbox/tool-contract';
import type { CategoryId } from '../fee-card.ts';
import { categoryFees } from '../fee-cards.ts';
import { feeAt, referralSegments } from '../fee-segments.ts';
import { categoriesOf, sellingRuleSet, type ProfitMarketplace, type RuleSetId } from '../rule-sets.data.ts';
import { PLAIN_TABLES, plainReferral, plainRows } from './referral-tables.ts';

const DAY = '2026-11-21';

const ITEMS = 2000;
const MAX_CENTS = 1_200_000;

describe.each(Object.entries(PLAIN_TABLES))('%s', (id, plain) => {
  const ruleSet = id as RuleSetId;
  const marketplace = sellingRuleSet(ruleSet).marketplaces[0] as ProfitMarketplace;
  const rows = plainRows(plain);

  it('has the categories of the published table', () => {
    expect([...rows.keys()].sort()).toEqual([...categoriesOf(ruleSet)].sort());
  });

  it(`charges ${ITEMS} random prices what the plain rules do`, () => {
    const { random } = createEnv({ now: 0, seed: 20261123 });
    const below = (end: number) => Math.floor(random() * end);
    const categories = [...rows.keys()];
    const different = Array.from({ length: ITEMS }, () => {
      const category = categories[below(categories.length)] ?? '';
      const rates = rows.get(category) ?? '';
      const bounds = (rates.match(/(?<=(?:to|part|below) )\d+/g) ?? ['1']).map(
        (bound) => Number(bound) * 100,
      );
      const nearBound = (bounds[below(bounds.length)] ?? 0) + below(3) - 1;
      const cents = random() < 0.5 ? nearBound : 1 + below(random() < 0.5 ? 5000 : MAX_CENTS);
      const minimum = plain.withoutMinimum.includes(category) ? 0 : plain.minimum;
      const selling = categoryFees({ ruleSet, marketplace, category: category as CategoryId, day: DAY });
      const found = selling && feeAt(referralSegments(selling.row), cents / 100);
      const expected = plainReferral(rates, cents, minimum);
      return { category, price: cents / 100, found, expected };
    }).filter(({ found, expected }) => found === null || Math.abs(found - expected) > 1e-8);
    expect(different.slice(0, 3)).toEqual([]);
  });
});
