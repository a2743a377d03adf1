import { isCheckOverdue, ruleSetInForce, type RuleSet } from './index.ts';

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

describe('the check of figures against their source', () => {
  it.each([
    ['new', '2027-11-21', false],
    ['new', '2027-11-22', true],
    ['new', '2030-01-01', true],
    ['standard', '2030-01-01', false],
  ])('of the set %s, done on 2026-11-21, is overdue on %s: %p', (id, day, expected) => {
    expect(isCheckOverdue(set(id, '2026-01-15'), day)).toBe(expected);
  });

  it('is overdue a day after 28 February where it was done on a leap day', () => {
    const leap = { ...set('new', '2026-01-15'), checkedOn: '2028-02-29' };
    expect([isCheckOverdue(leap, '2029-02-28'), isCheckOverdue(leap, '2029-03-01')]).toEqual([false, true]);
  });
});
