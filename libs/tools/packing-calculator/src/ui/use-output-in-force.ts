import { useToolEnvironment, type Tool } from '@seller-toolbox/tool-kit';
import { useEffect, useMemo, useState } from 'react';
import type { engine } from '../engine/packing-calculator.engine.ts';
import type { PackingInput, PackingOutput } from '../engine/packing-calculator.schema.ts';
import { packHere, useRunPacking } from './run-packing.ts';

/** The output over the newer limits in force: at once as the page opens, later in the worker that packs. */
export function useOutputInForce(tool: Tool<typeof engine>): PackingOutput | undefined {
  const { runInWorker } = useToolEnvironment();
  const runPacking = useRunPacking();
  const { input, isOwn, state } = tool;
  const newerId = tool.ruleSet.newer?.id;
  const isHere = runInWorker === undefined || !isOwn;
  const isSettled = state.status === 'ready';
  const here = useMemo(
    () => (isHere && newerId !== undefined ? packHere({ ...input, ruleSet: newerId }) : undefined),
    [isHere, input, newerId],
  );
  const [sent, setSent] = useState<{ of: PackingInput; output: PackingOutput | undefined }>();
  useEffect(() => {
    if (isHere || newerId === undefined || !isSettled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    runPacking({ ...input, ruleSet: newerId }, { progress: () => undefined, signal }).then(
      (output) => !signal.aborted && setSent({ of: input, output }),
      // The hint is a courtesy: where its worker broke there is none.
      () => undefined,
    );
    return () => controller.abort();
  }, [isHere, isSettled, input, newerId, runPacking]);
  if (isHere) return here;
  return sent?.of === input ? sent.output : undefined;
}
