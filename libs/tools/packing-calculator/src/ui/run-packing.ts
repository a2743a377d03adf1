import { runEngine, type EngineResult } from '@seller-toolbox/tool-contract';
import { useToolEnvironment, type ToolEnvironment } from '@seller-toolbox/tool-kit';
import { useCallback } from 'react';
import { engine } from '../engine/packing-calculator.engine.ts';
import type { PackingOutput } from '../engine/packing-calculator.schema.ts';

type Control = Parameters<NonNullable<ToolEnvironment['runInWorker']>>[1];

/** The engine looks at no clock. */
const NOW = 0;

/** Packs on the main thread; undefined where the input is refused. */
export function packHere(input: object): PackingOutput | undefined {
  return outputOf(runEngine(engine, input, { now: NOW }));
}

/** Packs in a worker where there is one, otherwise here. */
export function useRunPacking(): (input: object, control: Control) => Promise<PackingOutput | undefined> {
  const { manifest, runInWorker } = useToolEnvironment();
  return useCallback(
    async (input, control) => {
      if (!runInWorker) return packHere(input);
      const result = await runInWorker({ toolId: manifest.id, input, now: NOW }, control);
      // A worker sends what the same engine computed; its schemas vouch for this type.
      return outputOf(result as EngineResult<PackingOutput>);
    },
    [manifest.id, runInWorker],
  );
}

function outputOf(result: EngineResult<PackingOutput>): PackingOutput | undefined {
  return result.ok ? result.output : undefined;
}
