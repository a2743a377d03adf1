import { isCheckOverdue, ruleSetInForce, withRuleSet, type RawInput, type RuleSet } from './index.ts';

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
    expect(ruleSetInForce(sets, { day, marketplace: null })?.id).toBe(id);
  });
});

describe('withRuleSet', () => {
  const german = { ...set('de', '2026-02-01'), marketplaces: ['DE'] };
  const engine = {
    ruleSets: [...sets, german],
    ruleScope: (input: RawInput) => ({
      day: '2026-03-01',
      marketplace: String(input['marketplace'] ?? 'US'),
    }),
  };
  const now = Date.parse('2026-01-14T23:59:59Z');

  it.each([
    ['the set in force', engine, { x: 1 }, { x: 1, ruleSet: 'new' }],
    ['the set of the marketplace', engine, { marketplace: 'DE' }, { marketplace: 'DE', ruleSet: 'de' }],
    ['no other set than the named one', engine, { ruleSet: 'old' }, { ruleSet: 'old' }],
    ['nothing in what is no record', engine, [1], [1]],
    ['nothing without rule sets', { ruleSets: [], ruleScope: null }, { x: 1 }, { x: 1 }],
    ['nothing without dated sets', { ruleSets: [set('standard', null)], ruleScope: null }, {}, {}],
    ['the set of the UTC day without a scope', { ruleSets: sets, ruleScope: null }, {}, { ruleSet: 'old' }],
  ])('names %s', (_what, ruled, input, expected) => {
    expect(withRuleSet(ruled, input, { now })).toEqual(expected);
  });

  it('names no set where the standard figures are wanted', () => {
    expect(withRuleSet(engine, {}, { now, rules: 'standard' })).toEqual({});
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
