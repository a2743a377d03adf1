import { FBA_RULE_SETS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { FEE_MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import { FEES_CHECKED_ON, FEE_MARKETPLACES } from './fee-tables.data.ts';

it('the number of marketplaces on the home page is the number of those with fee cards', () => {
  expect(FEE_MARKETPLACES).toBe(FEE_MARKETPLACE_CODES.length);
});

it('the date on the home page is that of the fee card whose check is the oldest', () => {
  const days = FBA_RULE_SETS.map(({ checkedOn }) => checkedOn).sort();
  expect(FEES_CHECKED_ON).toBe(days[0]);
});
