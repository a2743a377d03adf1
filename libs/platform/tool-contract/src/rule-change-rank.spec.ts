import { ruleChangeRank } from './rule-change-rank.ts';

it('ruleChangeRank puts the next change first, then the newest', () => {
  const days = ['2026-01-15', '2027-02-01', '2026-07-27', '2026-11-24', '2026-11-23'];
  const ranked = [...days].sort((a, b) => ruleChangeRank(a, '2026-11-23') - ruleChangeRank(b, '2026-11-23'));
  expect(ranked).toEqual(['2026-11-24', '2027-02-01', '2026-11-23', '2026-07-27', '2026-01-15']);
});
