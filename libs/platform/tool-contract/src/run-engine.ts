import type * as z from 'zod/mini';
import type { Engine, Progress } from './engine.ts';
import { createEnv, seedFrom } from './env.ts';
import { checkInput, type Problem } from './problems.ts';
import { withRuleSet, type DefaultRules } from './rule-set.ts';

export type EngineResult<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface RunOptions {
  readonly now: number;
  /** Left out, the seed is made of the input, so that the same input gives the same answer. */
  readonly seed?: number | undefined;
  readonly progress?: Progress | undefined;
  /** Which rules an input gets that names none; left out, those in force. */
  readonly rules?: DefaultRules | undefined;
  /** See `Env`. */
  readonly maxOutputBytes?: number | undefined;
}

/** The one way into an engine, for every interface: checks the input, builds the environment, runs. */
export function runEngine<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  engine: Engine<In, Out>,
  input: unknown,
  { now, seed, progress, rules, maxOutputBytes }: RunOptions,
): EngineResult<z.output<Out>> {
  const checked = checkInput(engine.inputSchema, withRuleSet(engine, input, { now, rules }));
  if (!checked.ok) return checked;
  const env = createEnv({ now, seed: seed ?? (() => seedFrom(checked.value)), maxOutputBytes });
  return { ok: true, output: engine.run(checked.value, env, progress) };
}
