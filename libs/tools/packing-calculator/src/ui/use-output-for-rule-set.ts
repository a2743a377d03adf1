import type { EngineResult } from '@seller-toolbox/tool-contract';
import { useWorkerRun, type Tool } from '@seller-toolbox/tool-kit';
import { useEffect, useState } from 'react';
import type { PackingOutput } from '../engine/packing-output.schema.ts';
import { PACKING_RULE_SET_IDS } from '../engine/packing-rules.data.ts';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import { deferredEngine } from './deferred-engine.ts';

/** The second run is debounced, milliseconds. */
const DEBOUNCE = 400;
/** The engine does not use the time. */
const NOW = 0;

/** The output over other limits: stored for the worked example, otherwise computed after the first output. */
export function useOutputForRuleSet(
  tool: Tool<PackingEngine>,
  ruleSetId: string | undefined,
): PackingOutput | undefined {
  const startRun = useWorkerRun(deferredEngine.load);
  const { input, isExample } = tool;
  const otherId = PACKING_RULE_SET_IDS.find((id) => id === ruleSetId);
  const [found, setFound] = useState<PackingOutput>();
  useEffect(() => {
    if (isExample || otherId === undefined || startRun === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const run = { input: { ...input, ruleSet: otherId }, now: NOW };
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
  }, [isExample, input, otherId, startRun]);
  if (otherId === undefined) return undefined;
  return isExample ? EXAMPLE_OUTPUTS[otherId] : found;
}

function outputOf(result: EngineResult<PackingOutput>): PackingOutput | undefined {
  return result.ok ? result.output : undefined;
}
