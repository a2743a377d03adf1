import { ruleSetInForce, type RuleSet } from './index.ts';

const set = (id: string, effectiveFrom: string | null, effectiveTo?: string): RuleSet => ({
  id,
  effectiveFrom,
  source: { name: 'test' },
  checkedOn: '2026-11-21',
  ...(effectiveTo ? { effectiveTo } : {}),
});
const sets = [set('standard', null), set('old', '2024-04-15', '2026-01-14'), set('new', '2026-01-15')];

describe('ruleSetInForce', () => {
  it.each([
    ['2024-04-14', undefined],
    ['2024-04-15', 'old'],
    ['2026-01-14', 'old'],
    ['2026-01-15', 'new'],
    ['2027-06-01', 'new'],
  ])('on %s it is %s', (day, id) => {
    expect(ruleSetInForce(sets, day)?.id).toBe(id);
  });
});
