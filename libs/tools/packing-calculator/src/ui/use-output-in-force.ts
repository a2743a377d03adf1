import type { EngineResult } from '@seller-toolbox/tool-contract';
import { useWorkerRun, type Tool } from '@seller-toolbox/tool-kit';
import { useEffect, useState } from 'react';
import type { PackingOutput } from '../engine/packing-calculator.schema.ts';
import { PACKING_RULE_SET_IDS } from '../engine/packing-rules.data.ts';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import { deferredEngine } from './deferred-engine.ts';

/** The second run is debounced, milliseconds. */
const DEBOUNCE = 400;
/** The engine does not use the time. */
const NOW = 0;

/** The output over the newer limits in force: stored for the worked example, otherwise computed after the first output. */
export function useOutputInForce(tool: Tool<PackingEngine>): PackingOutput | undefined {
  const startRun = useWorkerRun(deferredEngine.load);
  const { input, isExample } = tool;
  const newerId = PACKING_RULE_SET_IDS.find((id) => id === tool.ruleSet.newer?.id);
  const [found, setFound] = useState<PackingOutput>();
  useEffect(() => {
    if (isExample || newerId === undefined || startRun === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const run = { input: { ...input, ruleSet: newerId }, now: NOW };
    const start = () =>
      void startRun(run, { progress: () => undefined, signal }).then(
        // A worker sends what the same engine computed; its schemas vouch for this type.
        (result) => !signal.aborted && setFound(outputOf(result as EngineResult<PackingOutput>)),
        // The hint is optional: no hint where the worker failed.
        () => !signal.aborted && setFound(undefined),
      );
    const timer = setTimeout(start, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isExample, input, newerId, startRun]);
  if (newerId === undefined) return undefined;
  return isExample ? EXAMPLE_OUTPUTS[newerId] : found;
}

function outputOf(result: EngineResult<PackingOutput>): PackingOutput | undefined {
  return result.ok ? result.output : undefined;
}
