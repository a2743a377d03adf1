import * as z from 'zod/mini';
import { checkInput } from './index.ts';

const row = z.strictObject({ name: z.string(), size: z.number() });
const schema = z.strictObject({
  rows: z._default(z.array(row).check(z.maxLength(500_000)), []),
  names: z.optional(z.union([z.string(), z.array(z.string()).check(z.maxLength(3))])),
});

describe('checkInput', () => {
  it('completes an input with defaults', () => {
    expect(checkInput(schema, { names: ['a'] })).toEqual({ ok: true, value: { rows: [], names: ['a'] } });
  });

  it('lists all problems of an ordinary input', () => {
    const checked = checkInput(schema, { rows: [{ name: 1, size: 'a' }, {}] });
    expect(!checked.ok && checked.problems.map(({ path }) => path)).toEqual([
      'rows.0.name',
      'rows.0.size',
      'rows.1.name',
      'rows.1.size',
    ]);
  });

  it('stops at the first problem of a huge input: a list of all overflowed the stack', () => {
    const checked = checkInput(schema, { rows: Array<unknown>(300_000).fill({ name: 1, size: 1 }) });
    expect(checked).toEqual({ ok: false, problems: [{ path: 'rows.0.name', code: 'invalid-type' }] });
  });

  it('rejects a record with more wrong names than fit on the stack', () => {
    const rates = z.strictObject({ rates: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.number()) });
    const names = Array.from({ length: 300_000 }, (_, at) => [`k${at}`, 1] as const);
    const input = { rates: Object.fromEntries(names) };
    expect(checkInput(rates, input)).toEqual({ ok: false, problems: [{ path: '', code: 'too-long' }] });
  });

  it('accepts a huge input', () => {
    const rows = Array.from({ length: 100_000 }, () => ({ name: 'a', size: 1 }));
    expect(checkInput(schema, { rows })).toMatchObject({ ok: true });
  });

  it('rejects a long list in a union as too long, without a look at its items', () => {
    let reads = 0;
    const names = Array<string>(4).fill('a');
    Object.defineProperty(names, 0, { get: () => ((reads += 1), 'a') });
    expect(checkInput(schema, { names })).toEqual({
      ok: false,
      problems: [{ path: 'names', code: 'too-long' }],
    });
    // The input is counted once.
    expect(reads).toBeLessThanOrEqual(1);
  });
});
