import {
  runEngine,
  type AnyEngine,
  type EngineOutput,
  type EngineResult,
  type Problem,
} from '@seller-toolbox/tool-contract';
import { useEffect, useMemo, useState } from 'react';
import type { PageInstant } from './use-instant.ts';
import { useRunElsewhere, type RunElsewhere } from './run-elsewhere.ts';

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
  readonly engine: E;
  readonly input: object;
  readonly now: PageInstant;
  /** The worked example: computed synchronously, also by the prerender, wherever the engine runs otherwise. */
  readonly isExample: boolean;
  /** Short work is computed synchronously even where the tool has a worker: starting one costs more. */
  readonly isLong: boolean;
  /** Brings the whole engine where the given one knows the worked example only. Defined outside the component. */
  readonly load?: (() => Promise<E>) | undefined;
  /** Milliseconds for which a search goes on. */
  readonly searchFor?: number | undefined;
}

/** Runs the engine over the input: synchronously on the main thread, or in a worker with progress and cancel. */
export function useEngineRun<E extends AnyEngine>(options: EngineRunOptions<E>): RunState<EngineOutput<E>> {
  const { engine, input, isExample, isLong, load, searchFor } = options;
  const { instant, isPresent } = options.now;
  const runElsewhere = useRunElsewhere(load);
  const isElsewhere = runElsewhere !== null && (isLong || load !== undefined) && !isExample;
  const direct = useMemo(
    () => (isElsewhere ? null : toState<EngineOutput<E>>(compute(engine, input, instant))),
    [isElsewhere, engine, input, instant],
  );
  const run = useMemo(
    // A run over the prerendered instant would be discarded immediately.
    () => (isElsewhere && isPresent ? { input, now: instant, searchFor } : null),
    [isElsewhere, isPresent, input, instant, searchFor],
  );
  const remote = useRemoteRun<EngineOutput<E>>(runElsewhere, run);
  const before = useLastDirect(direct, runElsewhere !== null);
  if (direct) return direct;
  if (remote.status === 'refused' || remote.status === 'ready') return remote;
  return { ...remote, output: remote.output ?? before };
}

/** The last synchronous output: the page goes on showing it until the first answer from the worker. */
function useLastDirect<Output>(direct: RunState<Output> | null, isAwaited: boolean): Output | undefined {
  const [last, setLast] = useState<Output>();
  const output = direct?.status === 'ready' ? direct.output : undefined;
  if (isAwaited && output !== undefined && output !== last) setLast(output);
  return last;
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

function useRemoteRun<Output>(
  runElsewhere: RunElsewhere | null,
  run: Parameters<RunElsewhere>[0] | null,
): RunState<Output> {
  const [state, setState] = useState<RunState<Output>>({ status: 'cancelled', output: undefined });

  useEffect(() => {
    if (run === null || runElsewhere === null) return undefined;
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
    runElsewhere(run, { progress, better, signal: controller.signal }).then(
      (result) => {
        if (!controller.signal.aborted) setState(toState(result as EngineResult<Output>));
      },
      () => {
        if (!controller.signal.aborted) stopAs('failed');
      },
    );
    return () => controller.abort();
  }, [run, runElsewhere]);

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
