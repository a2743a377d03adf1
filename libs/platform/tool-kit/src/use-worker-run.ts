import { runEngine, type AnyEngine, type EngineResult } from '@seller-toolbox/tool-contract';
import { useMemo } from 'react';
import { useToolEnvironment, type RunControl, type WorkerRun } from './tool-environment.tsx';

/** Starts a run whose result comes later; rejects as a run in a worker does. */
export type StartRun = (
  run: Omit<WorkerRun, 'toolId'>,
  control: RunControl,
) => Promise<EngineResult<unknown>>;

/** Runs in the tool's worker; short runs, and all where the page has no worker, here with the engine that `load` brings; null without either. */
export function useWorkerRun(load: (() => Promise<AnyEngine>) | undefined, isLong = true): StartRun | null {
  const { manifest, runInWorker } = useToolEnvironment();
  return useMemo(() => {
    if (manifest.runsIn === 'worker' && runInWorker && (isLong || !load)) {
      return (run, control) => runInWorker({ ...run, toolId: manifest.id }, control);
    }
    return load ? async ({ input, now }) => runEngine(await load(), input, { now }) : null;
  }, [manifest, runInWorker, load, isLong]);
}
