import {
  applyInputChange,
  initialInputState,
  reinitializeInputState,
  undoReset,
  withRuleSet,
  type InputState,
} from './input-state.ts';
import type { RestoredInput } from './restore-input.ts';

interface Sum {
  readonly a: number;
  readonly b: number;
}

const OPENED: RestoredInput<Sum> = {
  input: { a: 1, b: 2 },
  isExample: true,
  ruleSet: undefined,
  notice: null,
};
const LINKED: RestoredInput<Sum> = {
  input: { a: 5, b: 6 },
  isExample: false,
  ruleSet: 'fees-2026-01-15',
  notice: 'linkIncomplete',
};
const example = initialInputState(OPENED);
const typed: InputState<Sum> = applyInputChange(example, { a: 7 }, 'typing');

describe('initialInputState', () => {
  it('of the example has nothing of the visitor', () => {
    expect(example).toEqual({
      ...OPENED,
      submitted: OPENED.input,
      example: OPENED.input,
      before: null,
      hasExample: true,
      isCleared: false,
      isDirty: false,
      changes: 0,
      revision: 0,
    });
  });

  it.each([
    ['linkIncomplete', true],
    ['linkUnreadable', false],
    [null, false],
  ] as const)('of a link with the notice %s has values of the example: %p', (notice, hasExample) => {
    expect(initialInputState({ ...LINKED, notice })).toMatchObject({ example: null, hasExample });
  });
});

describe('reinitializeInputState', () => {
  it('is the page opened again with its counts going on', () => {
    expect(reinitializeInputState({ ...typed, revision: 4 }, LINKED)).toEqual({
      ...initialInputState(LINKED),
      changes: 1,
      revision: 5,
    });
  });
});

describe('applyInputChange', () => {
  it('keeps the other fields, and counts', () => {
    expect(typed).toEqual({
      ...example,
      input: { a: 7, b: 2 },
      isExample: false,
      isDirty: true,
      changes: 1,
      revision: 0,
    });
  });

  it('makes the change of the current input where it is a function', () => {
    expect(applyInputChange(typed, ({ a }) => ({ b: a + 1 }), 'typing').input).toEqual({ a: 7, b: 8 });
  });

  it.each([
    ['typing', 3],
    ['placing', 4],
  ] as const)('by %s has the revision %d', (by, revision) => {
    expect(applyInputChange({ ...typed, revision: 3 }, { a: 1 }, by).revision).toBe(revision);
  });

  it.each([
    ['exampleGone', 'exampleGone'],
    ['linkIncomplete', null],
    [null, null],
  ] as const)('leaves of the notice %s: %s', (notice, left) => {
    expect(applyInputChange({ ...typed, notice }, { a: 1 }, 'typing').notice).toBe(left);
  });

  it('cannot be undone as a reset', () => {
    expect(applyInputChange({ ...typed, before: { a: 0, b: 0 } }, { a: 1 }, 'typing').before).toBeNull();
  });
});

it('withRuleSet names the rule set and counts as a change', () => {
  expect(withRuleSet(example, 'standard')).toEqual({
    ...example,
    ruleSet: 'standard',
    isDirty: true,
    changes: 1,
  });
});

describe('undoReset', () => {
  it('restores what the reset replaced, and is no change of its own', () => {
    const reset = {
      ...typed,
      input: { a: 0, b: 0 },
      before: { a: 7, b: 2 },
      hasExample: true,
      isDirty: false,
    };
    expect(undoReset(reset)).toEqual({
      ...reset,
      input: { a: 7, b: 2 },
      submitted: { a: 7, b: 2 },
      before: null,
      isExample: false,
      hasExample: false,
      isDirty: true,
      revision: 1,
    });
  });

  it('changes nothing without a reset', () => {
    expect(undoReset(typed)).toBe(typed);
  });
});
