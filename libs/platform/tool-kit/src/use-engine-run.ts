import {
  runEngine,
  type AnyEngine,
  type EngineOutput,
  type EngineResult,
  type Problem,
} from '@seller-toolbox/tool-contract';
import { useEffect, useMemo, useState } from 'react';
import type { PageInstant } from './use-instant.ts';
import { useWorkerRun, type StartRun } from './use-worker-run.ts';

/** The state of a computation. A running one keeps showing the last output. */
export type RunState<Output> =
  | { readonly status: 'ready'; readonly output: Output }
  | { readonly status: 'refused'; readonly problems: readonly Problem[] }
  | {
      readonly status: 'running';
      /** From 0 to 1. */
      readonly share: number;
      readonly output: Output | undefined;
      readonly cancel: () => void;
    }
  | { readonly status: 'cancelled' | 'failed'; readonly output: Output | undefined };

export interface EngineRunOptions<E extends AnyEngine> {
  /** Null where `load` has to bring it. */
  readonly engine: E | null;
  readonly input: object;
  readonly now: PageInstant;
  /** The worked example: shown in the first render, also by the prerender, wherever the engine runs otherwise, but for one without a stored output. */
  readonly isExample: boolean;
  /** Short work runs on the main thread even where the tool has a worker: starting one costs more. */
  readonly isLong: boolean;
  /** The stored output of the worked example, where the engine is loaded later. */
  readonly exampleOutput?: EngineOutput<E> | undefined;
  /** Brings the engine where there is none yet. */
  readonly load?: (() => Promise<E>) | undefined;
  /** Milliseconds for which a search goes on. */
  readonly searchFor?: number | undefined;
}

/** Runs the engine over the input: in the render on the main thread, or in the background with progress and cancel. */
export function useEngineRun<E extends AnyEngine>(options: EngineRunOptions<E>): RunState<EngineOutput<E>> {
  const { engine, input, isExample, exampleOutput, isLong, load, searchFor } = options;
  const { instant, isPresent } = options.now;
  const startRun = useWorkerRun(load, isLong);
  const isExampleRun = isExample && (load === undefined || exampleOutput !== undefined);
  const isInBackground = startRun !== null && (isLong || load !== undefined) && !isExampleRun;
  const direct = useMemo(
    () => (isInBackground ? null : directState({ engine, exampleOutput }, input, instant)),
    [isInBackground, engine, exampleOutput, input, instant],
  );
  const run = useMemo(
    // A run over the prerendered instant would be discarded immediately.
    () => (isInBackground && isPresent ? { input, now: instant, searchFor } : null),
    [isInBackground, isPresent, input, instant, searchFor],
  );
  const background = useBackgroundRun<EngineOutput<E>>(startRun, run);
  const before = useLastDirect(direct, startRun !== null);
  if (direct) return direct;
  if (background.status === 'refused' || background.status === 'ready') return background;
  return { ...background, output: background.output ?? before };
}

/** The last output of the main thread: the page shows it until the first result of the background run. */
function useLastDirect<Output>(direct: RunState<Output> | null, isAwaited: boolean): Output | undefined {
  const [last, setLast] = useState<Output>();
  const output = direct?.status === 'ready' ? direct.output : undefined;
  if (isAwaited && output !== undefined && output !== last) setLast(output);
  return last;
}

function directState<E extends AnyEngine>(
  { engine, exampleOutput }: Pick<EngineRunOptions<E>, 'engine' | 'exampleOutput'>,
  input: object,
  instant: number,
): RunState<EngineOutput<E>> | null {
  if (exampleOutput !== undefined) return { status: 'ready', output: exampleOutput };
  return engine && toState(compute(engine, input, instant));
}

/** One run on the main thread. */
export function compute<E extends AnyEngine>(
  engine: E,
  input: object,
  now: number,
): EngineResult<EngineOutput<E>> {
  // An engine of unknown type answers `any`; its schemas vouch for this type.
  return runEngine(engine, input, { now });
}

function useBackgroundRun<Output>(
  startRun: StartRun | null,
  run: Parameters<StartRun>[0] | null,
): RunState<Output> {
  const [state, setState] = useState<RunState<Output>>({ status: 'cancelled', output: undefined });

  useEffect(() => {
    if (run === null || startRun === null) return undefined;
    const controller = new AbortController();
    const stopAs = (status: 'cancelled' | 'failed') =>
      setState((last) => ({ status, output: lastOutput(last) }));
    const cancel = () => {
      controller.abort();
      stopAs('cancelled');
    };
    const progress = (share: number) =>
      setState((last) => ({ status: 'running', share, output: lastOutput(last), cancel }));
    // A worker sends what the same engine computed; its schemas vouch for this type, here and below.
    const better = (output: unknown) =>
      setState((last) => ({ status: 'running', share: shareOf(last), output: output as Output, cancel }));
    progress(0);
    startRun(run, { progress, better, signal: controller.signal }).then(
      (result) => {
        if (!controller.signal.aborted) setState(toState(result as EngineResult<Output>));
      },
      () => {
        if (!controller.signal.aborted) stopAs('failed');
      },
    );
    return () => controller.abort();
  }, [run, startRun]);

  return state;
}

function toState<Output>(result: EngineResult<Output>): RunState<Output> {
  return result.ok
    ? { status: 'ready', output: result.output }
    : { status: 'refused', problems: result.problems };
}

function shareOf(state: RunState<unknown>): number {
  return state.status === 'running' ? state.share : 0;
}

function lastOutput<Output>(state: RunState<Output>): Output | undefined {
  return state.status === 'refused' ? undefined : state.output;
}
