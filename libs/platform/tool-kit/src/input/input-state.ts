import type { InputNotice, RestoredInput } from './restore-input.ts';

/** New fields, or a function that makes them of the current input: for lists, and for what arrives later. */
export type InputChange<Input> = Partial<Input> | ((input: Input) => Partial<Input>);

export interface InputState<Input> {
  readonly input: Input;
  /** The input of the last requested computation. */
  readonly submitted: Input;
  /** The worked example where the page opened with it. */
  readonly example: Input | null;
  /** What `undo` brings back. */
  readonly before: Input | null;
  /** The worked example, untouched. */
  readonly isExample: boolean;
  /** Values of the example may be left in the input: it opened with them, and was not cleared since. */
  readonly hasExample: boolean;
  /** The visitor has started with empty fields, or replaced the example. */
  readonly isCleared: boolean;
  /** The visitor has changed something since the page opened. */
  readonly isDirty: boolean;
  /** The rule set named by the link or chosen on this page. */
  readonly ruleSet: string | undefined;
  /** Rises with each change of the visitor. */
  readonly changes: number;
  /** Rises when fields have to show the input again. */
  readonly revision: number;
  readonly notice: InputNotice | null;
}

/** The state of a page that opens with an input. */
export function initialInputState<Input>({
  input,
  isExample,
  ruleSet,
  notice,
}: RestoredInput<Input>): InputState<Input> {
  return {
    input,
    submitted: input,
    example: isExample ? input : null,
    before: null,
    isExample,
    hasExample: isExample || notice === 'linkIncomplete',
    isCleared: false,
    isDirty: false,
    ruleSet,
    changes: 0,
    revision: 0,
    notice,
  };
}

/** The same page opened again, by a link or a reset: its counts go on, so that the change is noticed. */
export function reinitializeInputState<Input>(
  state: InputState<Input>,
  restored: RestoredInput<Input>,
): InputState<Input> {
  return { ...initialInputState(restored), changes: state.changes, revision: state.revision + 1 };
}

/** A change of the visitor. A typed one leaves the fields as they are, one from elsewhere updates them. */
export function applyInputChange<Input>(
  state: InputState<Input>,
  change: InputChange<Input>,
  by: 'typing' | 'placing',
): InputState<Input> {
  return {
    ...state,
    input: { ...state.input, ...(typeof change === 'function' ? change(state.input) : change) },
    before: null,
    isExample: false,
    isDirty: true,
    changes: state.changes + 1,
    revision: state.revision + (by === 'placing' ? 1 : 0),
    // The way back to the example stays open while the visitor types.
    notice: state.notice === 'exampleGone' ? state.notice : null,
  };
}

/** Another rule set, named on this page. */
export function withRuleSet<Input>(state: InputState<Input>, ruleSet: string): InputState<Input> {
  return { ...state, ruleSet, isDirty: true, changes: state.changes + 1 };
}

/** Restores exactly what a reset replaced. It was counted when it was typed. */
export function undoReset<Input>(state: InputState<Input>): InputState<Input> {
  if (state.before === null) return state;
  return {
    ...state,
    input: state.before,
    submitted: state.before,
    before: null,
    isExample: false,
    hasExample: false,
    isDirty: true,
    revision: state.revision + 1,
  };
}
