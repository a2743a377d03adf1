import { defineEngine, ruleSetField, type RuleSet } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { exampleInput, isInputFragment, restoreInput } from './restore-input.ts';

const RULE_SETS: readonly RuleSet[] = [
  { id: 'standard', effectiveFrom: null, source: { name: 'text' }, checkedOn: '2026-11-21' },
  { id: 'fees-2026-01-15', effectiveFrom: '2026-01-15', source: { name: 'card' }, checkedOn: '2026-11-21' },
];
const engine = defineEngine({
  inputSchema: z.strictObject({
    weight: z.number().check(z.gte(0), z.lte(100)),
    units: z.number(),
    ruleSet: ruleSetField(['standard', 'fees-2026-01-15']),
  }),
  outputSchema: z.strictObject({ fee: z.number() }),
  run: ({ weight, units }) => ({ fee: weight * units }),
  examples: [{ name: 'one', input: { weight: 1, units: 2 }, expected: { fee: 2 } }],
  ruleSets: RULE_SETS,
});
const NOW = Date.UTC(2026, 10, 21);
const restore = (fragment: string, stored?: unknown) => restoreInput(engine, fragment, stored, NOW);
const EXAMPLE = { ...exampleInput(engine) };

it.each([
  ['weight=3', true],
  ['section-2', false],
  ['', false],
])('isInputFragment of %j is %p', (fragment, expected) => {
  expect(isInputFragment(fragment)).toBe(expected);
});

describe('restoreInput', () => {
  it('opens with the example where there is nothing else', () => {
    expect(restore('')).toEqual(EXAMPLE);
    expect(restore('an-anchor')).toEqual(EXAMPLE);
    expect(EXAMPLE).toMatchObject({ isExample: true, ruleSet: undefined, notice: null });
  });

  it('takes the input of a whole link, not the stored one', () => {
    expect(restore('weight=3&units=4', { weight: 5, units: 6 })).toMatchObject({
      input: { weight: 3, units: 4 },
      isExample: false,
      ruleSet: undefined,
      notice: null,
    });
  });

  it('completes a link without a field by the example, and says so', () => {
    expect(restore('weight=3')).toMatchObject({
      input: { weight: 3, units: 2 },
      isExample: false,
      notice: 'linkIncomplete',
    });
  });

  it.each([
    ['a weight that the schema rejects', 'weight=101&units=4'],
    ['no readable text', 'weight=%E0%A4%A'],
  ])('of a link with %s opens with the stored input, and says so', (_title, fragment) => {
    const stored = { weight: 5, units: 6 };
    expect(restore(fragment, stored)).toMatchObject({
      input: stored,
      isExample: false,
      notice: 'linkUnreadable',
    });
    expect(restore(fragment)).toEqual({ ...EXAMPLE, notice: 'linkUnreadable' });
  });

  it('opens with the example where the schema rejects the stored input, and says so', () => {
    expect(restore('', { weight: -1, units: 6 })).toEqual({ ...EXAMPLE, notice: 'storedUnreadable' });
  });

  it.each([
    ['ruleSet=standard&weight=3&units=4', undefined],
    ['', { weight: 3, units: 4, ruleSet: 'standard' }],
  ])('names the rule set of the link %j or the stored input %j', (fragment, stored) => {
    expect(restore(fragment, stored)).toMatchObject({ ruleSet: 'standard', notice: null });
  });

  it('has no rule set of a link that names none', () => {
    expect(restore('', { weight: 3, units: 4 }).ruleSet).toBeUndefined();
  });
});
