import type { EngineResult } from '@seller-toolbox/tool-contract';
import { useRunElsewhere, type Tool } from '@seller-toolbox/tool-kit';
import { useEffect, useState } from 'react';
import type { PackingOutput } from '../engine/packing-calculator.schema.ts';
import { PACKING_RULE_SET_IDS } from '../engine/packing-rules.data.ts';
import { WORKED_OUTPUTS } from '../engine/worked-example.data.ts';
import type { PackingEngine } from '../engine/worked-example.engine.ts';
import { loadEngine } from './load-engine.ts';

/** The second run waits until typing has rested, milliseconds. */
const RESTED_AFTER = 400;
/** The engine looks at no clock. */
const NOW = 0;

/** The output over the newer limits in force, of the worked example at once, otherwise shortly after the first answer. */
export function useOutputInForce(tool: Tool<PackingEngine>): PackingOutput | undefined {
  const runElsewhere = useRunElsewhere(loadEngine);
  const { input, isExample } = tool;
  const newerId = PACKING_RULE_SET_IDS.find((id) => id === tool.ruleSet.newer?.id);
  const [found, setFound] = useState<PackingOutput>();
  useEffect(() => {
    if (isExample || newerId === undefined || runElsewhere === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const run = { input: { ...input, ruleSet: newerId }, now: NOW };
    const ask = () =>
      runElsewhere(run, { progress: () => undefined, signal }).then(
        // A worker sends what the same engine computed; its schemas vouch for this type.
        (result) => !signal.aborted && setFound(outputOf(result as EngineResult<PackingOutput>)),
        // The hint is a courtesy: where its worker broke there is none.
        () => !signal.aborted && setFound(undefined),
      );
    const timer = setTimeout(ask, RESTED_AFTER);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isExample, input, newerId, runElsewhere]);
  if (newerId === undefined) return undefined;
  return isExample ? WORKED_OUTPUTS[newerId] : found;
}

function outputOf(result: EngineResult<PackingOutput>): PackingOutput | undefined {
  return result.ok ? result.output : undefined;
}
