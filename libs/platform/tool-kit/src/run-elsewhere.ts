import { runEngine, type AnyEngine, type EngineResult } from '@seller-toolbox/tool-contract';
import { useMemo } from 'react';
import { useToolEnvironment, type RunControl, type WorkerRun } from './tool-environment.tsx';

/** A run that is asked for and answered later; rejects as a run in a worker does. */
export type RunElsewhere = (
  run: Omit<WorkerRun, 'toolId'>,
  control: RunControl,
) => Promise<EngineResult<unknown>>;

/** Runs in the tool's worker, or, where the page has none, here with the engine that `load` brings; null where neither is. */
export function useRunElsewhere(load: (() => Promise<AnyEngine>) | undefined): RunElsewhere | null {
  const { manifest, runInWorker } = useToolEnvironment();
  return useMemo(() => {
    if (manifest.runsIn === 'worker' && runInWorker) {
      return (run, control) => runInWorker({ ...run, toolId: manifest.id }, control);
    }
    return load ? async ({ input, now }) => runEngine(await load(), input, { now }) : null;
  }, [manifest, runInWorker, load]);
}
