import * as z from 'zod/mini';
import { toProblems } from './index.ts';

const unit = z.string().check(z.maxLength(3), z.regex(/^[a-z]*$/));
const schema = z.object({
  unit: z.optional(unit),
  units: z.optional(z.array(unit)),
  size: z.optional(z.union([z.string(), z.number()])),
  event: z.optional(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('view') }),
      z.object({ type: z.literal('use'), tool: z.string() }),
    ]),
  ),
});

function problemsOf(input: unknown) {
  const checked = schema.safeParse(input);
  return checked.success ? [] : toProblems(checked.error.issues, input);
}

describe('the problems of an input', () => {
  it.each([
    ['names no member of the union', { type: 'click' }, 'event.type', 'invalid-value'],
    ['is no text', { type: 7 }, 'event.type', 'invalid-value'],
    ['is missing', {}, 'event.type', 'required'],
    ['names a member that lacks a field', { type: 'use' }, 'event.tool', 'required'],
  ])('tell what is wrong when the discriminator %s', (_title, event, path, code) => {
    expect(problemsOf({ event })).toEqual([{ path, code }]);
  });

  it('call a value that fits no member of a plain union one of another type', () => {
    expect(problemsOf({ size: true })).toEqual([{ path: 'size', code: 'invalid-type' }]);
  });

  it('are one a path, the first', () => {
    expect(problemsOf({ unit: 'TOO LONG' })).toEqual([{ path: 'unit', code: 'too-long' }]);
    expect(problemsOf({ unit: 'UP' })).toEqual([{ path: 'unit', code: 'invalid-value' }]);
  });

  it('are reported for every path', () => {
    expect(problemsOf({ units: ['TOO LONG', 'in', 'TOO LONG'] })).toEqual([
      { path: 'units.0', code: 'too-long' },
      { path: 'units.2', code: 'too-long' },
    ]);
  });
});
