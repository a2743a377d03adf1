import type * as z from 'zod/mini';
import type { Engine, Progress } from './engine.ts';
import { createEnv, seedFrom } from './env.ts';
import { toProblems, type Problem } from './problems.ts';

export type EngineResult<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface RunOptions {
  readonly now: number;
  /** Left out, the seed is made of the input, so that the same input gives the same answer. */
  readonly seed?: number | undefined;
  readonly progress?: Progress | undefined;
}

/** The one way into an engine, for every interface: checks the input, builds the environment, runs. */
export function runEngine<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  engine: Engine<In, Out>,
  input: unknown,
  { now, seed, progress }: RunOptions,
): EngineResult<z.output<Out>> {
  const checked = engine.inputSchema.safeParse(input);
  if (!checked.success) return { ok: false, problems: toProblems(checked.error.issues, input) };
  const env = createEnv({ now, seed: seed ?? (() => seedFrom(checked.data)) });
  return { ok: true, output: engine.run(checked.data, env, progress) };
}
