import { runEngine, type EngineInput, type EngineResult } from '@seller-toolbox/tool-contract';
import { useToolEnvironment, type RunControl } from '@seller-toolbox/tool-kit';
import { useCallback } from 'react';
import type { ImageReport } from '../engine/image-report.schema.ts';
import type { ImageEngine } from '../engine/image-checker.engine.ts';
import { FileFailure } from './file-failure.ts';
import { deferredEngine } from './deferred-engine.ts';

export type RunCheck = (input: EngineInput<ImageEngine>, control: RunControl) => Promise<ImageReport>;

/** Runs the engine in a worker, or on the main thread where the environment provides none. */
export function useRunCheck(): RunCheck {
  const { manifest, runInWorker, clock } = useToolEnvironment();
  return useCallback(
    async (input, control) => {
      const now = clock();
      const result = runInWorker
        ? await runInWorker({ toolId: manifest.id, input, now }, control)
        : runEngine(await deferredEngine.load(), input, { now, progress: control.progress });
      if (!result.ok) throw new FileFailure('check-broke');
      // The worker runs the same engine, so its schemas guarantee this type.
      return (result as EngineResult<ImageReport> & { ok: true }).output;
    },
    [manifest.id, runInWorker, clock],
  );
}
