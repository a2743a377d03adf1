import type { AnyEngine, EngineParsedInput } from '@seller-toolbox/tool-contract';
import { blankInput, withoutExample } from '@seller-toolbox/tool-contract/blank';
import type { EngineDescription } from '../deferred-engine.ts';
import type { InputState } from './input-state.ts';
import { exampleInput } from './restore-input.ts';

/** `all`: the neutral input. `example`: the visitor's input without values of the example; the fields of `own` stay. */
export interface ClearOptions {
  readonly what: 'all' | 'example';
  readonly own?: readonly string[];
  /** The input at the press of the button: what was typed since then stays. */
  readonly since?: object;
}

export function clearInput<E extends AnyEngine>(
  state: InputState<EngineParsedInput<E>>,
  engine: EngineDescription<E>,
  { what, own = [], since }: ClearOptions,
): InputState<EngineParsedInput<E>> {
  type Input = EngineParsedInput<E>;
  const { hasExample, input } = state;
  if (what === 'example' && !hasExample) return state;
  const example = exampleInput<E>(engine).input as object;
  const ruleSet = (input as { ruleSet?: unknown }).ruleSet;
  const blank = { ...blankInput(engine.inputSchema, example), ...(ruleSet === undefined ? {} : { ruleSet }) };
  const isAll = what === 'all' && (since === undefined || since === input);
  const next = (
    isAll ? blank : withoutExample(engine.inputSchema, { input, example: since ?? example, own })
  ) as Input;
  return {
    ...state,
    input: next,
    submitted: blank as Input,
    before: what === 'all' && !hasExample ? input : null,
    isExample: false,
    hasExample: false,
    isCleared: true,
    isDirty: state.isDirty || what === 'all',
    revision: state.revision + 1,
    // An own input is emptied, which can be undone: the example was replaced before.
    notice: what === 'all' && !hasExample ? null : (state.notice ?? (hasExample ? 'exampleGone' : null)),
  };
}
