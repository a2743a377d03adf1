import { defineEngine, ruleSetField, type DefaultRules } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { executeRun } from './execute-run.ts';

const ruleSet = (id: string, effectiveFrom: string | null) => ({
  id,
  effectiveFrom,
  source: { name: 'test' },
  checkedOn: '2026-11-21',
});
const engine = defineEngine({
  inputSchema: z.strictObject({ ruleSet: ruleSetField(['standard', 'fees-2026-01-01']) }),
  outputSchema: z.strictObject({ ruleSet: z.string() }),
  run: (input) => input,
  examples: [{ name: 'none', input: {}, expected: {} }],
  ruleSets: [ruleSet('standard', null), ruleSet('fees-2026-01-01', '2026-01-01')],
});

describe('a run whose input names no rule set', () => {
  it.each<[DefaultRules, string]>([
    ['in-force', 'fees-2026-01-01'],
    ['standard', 'standard'],
  ])('takes %s where the site says so', (rules, expected) => {
    const body = Buffer.from(JSON.stringify({ input: {} }));
    const run = { body, now: Date.UTC(2026, 10, 21), rules, maxOutputBytes: 1000 };
    const json = Buffer.from(JSON.stringify({ ruleSet: expected }));
    expect(executeRun(engine, run)).toEqual({ kind: 'done', json });
  });
});
