import * as z from 'zod/mini';
import { defineEngine, rule, runEngine } from './index.ts';

const NOW = Date.UTC(2026, 10, 21);

const dice = defineEngine({
  inputSchema: z
    .strictObject({
      sides: z.number().check(z.int(), z.gte(2), z.lte(100)),
      label: z._default(z.string().check(z.maxLength(5)), 'd'),
      colors: z.optional(z.array(z.enum(['red', 'blue']))),
    })
    .check(rule('thirteen-is-unlucky', ({ sides }) => sides !== 13, ['sides'])),
  outputSchema: z.strictObject({ text: z.string(), year: z.number() }),
  run: ({ sides, label }, env) => ({
    text: `${label}${1 + Math.floor(env.random() * sides)}`,
    year: env.now.getUTCFullYear(),
  }),
  examples: [{ name: 'six-sides', input: { sides: 6 }, expected: { year: 2026 } }],
});

describe('runEngine', () => {
  it('completes the input with defaults', () => {
    const result = runEngine(dice, { sides: 6 }, { now: NOW });
    expect(result).toMatchObject({
      ok: true,
      output: { text: expect.stringMatching(/^d[1-6]$/), year: 2026 },
    });
  });

  it('answers the same for the same input when no seed is given', () => {
    expect(runEngine(dice, { sides: 100 }, { now: NOW })).toEqual(
      runEngine(dice, { sides: 100 }, { now: NOW }),
    );
  });

  it('answers differently for another seed', () => {
    const texts = [1, 2, 3, 4, 5].map((seed) =>
      JSON.stringify(runEngine(dice, { sides: 100 }, { now: NOW, seed })),
    );
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  it.each([
    ['a missing field', {}, 'sides', 'required'],
    ['another type', { sides: '6' }, 'sides', 'invalid-type'],
    ['not a finite number', { sides: Number.NaN }, 'sides', 'invalid-type'],
    ['a number below the smallest', { sides: 1 }, 'sides', 'too-small'],
    ['a number above the largest', { sides: 101 }, 'sides', 'too-large'],
    ['a text over its length', { sides: 6, label: 'abcdef' }, 'label', 'too-long'],
    ['a value outside the list', { sides: 6, colors: ['red', 'green'] }, 'colors.1', 'invalid-value'],
    ['an unknown field', { sides: 6, extra: 1 }, 'extra', 'unknown-field'],
    ['a rule of the tool', { sides: 13 }, 'sides', 'thirteen-is-unlucky'],
    ['no object at all', null, '', 'invalid-type'],
  ])('rejects %s with its path and code', (_title, input, path, code) => {
    expect(runEngine(dice, input, { now: NOW })).toEqual({ ok: false, problems: [{ path, code }] });
  });

  it('lists every problem, not only the first', () => {
    expect(runEngine(dice, { sides: 0, label: 'abcdef' }, { now: NOW })).toMatchObject({
      problems: [
        { path: 'sides', code: 'too-small' },
        { path: 'label', code: 'too-long' },
      ],
    });
  });
});
