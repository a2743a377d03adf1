import {
  runEngine,
  type AnyEngine,
  type EngineOutput,
  type EngineResult,
  type Problem,
} from '@seller-toolbox/tool-contract';
import { useEffect, useMemo, useState } from 'react';
import { useToolEnvironment } from './tool-environment.tsx';

/** Where a computation stands. A running one keeps showing the last output. */
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
  readonly engine: E;
  readonly input: object;
  readonly instant: number;
  /** The worked example: computed at once, also by the prerender, wherever the engine runs otherwise. */
  readonly isExample: boolean;
  /** Short work is done at once even where the tool has a worker: starting one costs more. */
  readonly isLong: boolean;
}

/** Runs the engine over the input: at once on the main thread, or in a worker with progress and cancel. */
export function useEngineRun<E extends AnyEngine>(options: EngineRunOptions<E>): RunState<EngineOutput<E>> {
  const { engine, input, instant, isExample, isLong } = options;
  const { manifest, runInWorker } = useToolEnvironment();
  const inWorker = manifest.runsIn === 'worker' && runInWorker !== undefined && isLong && !isExample;
  const direct = useMemo(
    () => (inWorker ? null : toState(compute(engine, input, instant))),
    [inWorker, engine, input, instant],
  );
  const remote = useWorkerRun<EngineOutput<E>>(inWorker ? input : null, instant);
  return direct ?? remote;
}

/** One run on the main thread. */
export function compute<E extends AnyEngine>(
  engine: E,
  input: object,
  now: number,
): EngineResult<EngineOutput<E>> {
  // An engine of unknown type answers `any`; its schemas vouch for this type.
  return runEngine(engine, input, { now }) as EngineResult<EngineOutput<E>>;
}

function useWorkerRun<Output>(input: object | null, now: number): RunState<Output> {
  const { manifest, runInWorker } = useToolEnvironment();
  const [state, setState] = useState<RunState<Output>>({ status: 'cancelled', output: undefined });

  useEffect(() => {
    if (input === null || runInWorker === undefined) return undefined;
    const controller = new AbortController();
    const stopAs = (status: 'cancelled' | 'failed') =>
      setState((last) => ({ status, output: lastOutput(last) }));
    const cancel = () => {
      controller.abort();
      stopAs('cancelled');
    };
    const progress = (share: number) =>
      setState((last) => ({ status: 'running', share, output: lastOutput(last), cancel }));
    progress(0);
    runInWorker({ toolId: manifest.id, input, now }, { progress, signal: controller.signal }).then(
      (result) => {
        // A worker sends what the same engine computed; its schemas vouch for this type.
        if (!controller.signal.aborted) setState(toState(result as EngineResult<Output>));
      },
      () => {
        if (!controller.signal.aborted) stopAs('failed');
      },
    );
    return () => controller.abort();
  }, [input, now, manifest.id, runInWorker]);

  return state;
}

function toState<Output>(result: EngineResult<Output>): RunState<Output> {
  return result.ok
    ? { status: 'ready', output: result.output }
    : { status: 'refused', problems: result.problems };
}

function lastOutput<Output>(state: RunState<Output>): Output | undefined {
  return state.status === 'refused' ? undefined : state.output;
}
