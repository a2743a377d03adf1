import { marketplaceRuleScope } from './rule-scope.ts';

const NEW_YEAR_IN_LONDON = Date.parse('2027-01-01T00:00:00Z');

describe('marketplaceRuleScope', () => {
  it.each([
    [{}, { day: '2026-12-31', marketplace: 'US' }],
    [{ marketplace: 'UK' }, { day: '2027-01-01', marketplace: 'UK' }],
    [{ marketplace: 'JP' }, { day: '2027-01-01', marketplace: 'JP' }],
    [
      { marketplace: 'DE', date: '2026-03-01' },
      { day: '2026-03-01', marketplace: 'DE' },
    ],
    [
      { marketplace: 'Mars', date: 7 },
      { day: '2026-12-31', marketplace: 'US' },
    ],
    [{ date: '1 March' }, { day: '2026-12-31', marketplace: 'US' }],
  ])('takes the day and marketplace of %j', (input, expected) => {
    expect(marketplaceRuleScope(input, NEW_YEAR_IN_LONDON)).toEqual(expected);
  });
});
