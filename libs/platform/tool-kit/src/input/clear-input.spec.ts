import { defineEngine } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { clearInput } from './clear-input.ts';
import { applyInputChange, initialInputState } from './input-state.ts';

const engine = defineEngine({
  inputSchema: z.strictObject({ weight: z.number(), name: z.string(), ruleSet: z.optional(z.string()) }),
  outputSchema: z.strictObject({ weight: z.number() }),
  run: ({ weight }) => ({ weight }),
  examples: [{ name: 'one', input: { weight: 1, name: 'cup' }, expected: { weight: 1 } }],
});
const opened = initialInputState({
  input: { weight: 1, name: 'cup' },
  isExample: true,
  ruleSet: undefined,
  notice: null,
});
const typed = applyInputChange(opened, { weight: 3 }, 'typing');
/** The visitor's own input, without anything of the example. */
const own = { ...typed, hasExample: false };

describe('clearInput of all', () => {
  it('of the example empties all fields, and says that the example is gone', () => {
    const blank = { weight: 0, name: '' };
    expect(clearInput(opened, engine, { what: 'all' })).toEqual({
      ...opened,
      input: blank,
      submitted: blank,
      before: null,
      isExample: false,
      hasExample: false,
      isCleared: true,
      isDirty: true,
      revision: 1,
      notice: 'exampleGone',
    });
  });

  it('of an own input can be undone, and has no notice', () => {
    expect(clearInput({ ...own, notice: 'linkUnreadable' }, engine, { what: 'all' })).toMatchObject({
      input: { weight: 0, name: '' },
      before: own.input,
      notice: null,
    });
  });

  it('keeps the notice of a link, and the rule set', () => {
    const linked = {
      ...typed,
      input: { ...typed.input, ruleSet: 'standard' },
      notice: 'linkIncomplete' as const,
    };
    expect(clearInput(linked, engine, { what: 'all' })).toMatchObject({
      input: { weight: 0, name: '', ruleSet: 'standard' },
      notice: 'linkIncomplete',
    });
  });

  it('keeps what was typed since the press of the button', () => {
    const cleared = clearInput(typed, engine, { what: 'all', since: opened.input });
    expect(cleared.input).toEqual({ weight: 3, name: '' });
    expect(cleared.submitted).toEqual({ weight: 0, name: '' });
  });

  it('empties everything where nothing was typed since', () => {
    expect(clearInput(typed, engine, { what: 'all', since: typed.input }).input).toEqual({
      weight: 0,
      name: '',
    });
  });
});

describe('clearInput of the example', () => {
  it('empties what the example has filled, and is no change of the visitor', () => {
    const cleared = clearInput({ ...typed, isDirty: false }, engine, { what: 'example' });
    expect(cleared).toMatchObject({
      input: { weight: 3, name: '' },
      before: null,
      hasExample: false,
      isDirty: false,
      notice: 'exampleGone',
    });
  });

  it('keeps the fields that are named as the visitor’s own', () => {
    const { input } = clearInput(opened, engine, { what: 'example', own: ['name'] });
    expect(input).toEqual({ weight: 0, name: 'cup' });
  });

  it('keeps that the visitor has changed something', () => {
    expect(clearInput(typed, engine, { what: 'example' }).isDirty).toBe(true);
  });

  it('changes nothing of an input without the example', () => {
    expect(clearInput(own, engine, { what: 'example' })).toBe(own);
  });
});
