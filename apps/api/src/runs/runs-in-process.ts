import type { ToolCatalogue } from '../features/tools/tool-catalogue.ts';
import { executeAsk } from './execute-ask.ts';
import { executeCall } from './execute-call.ts';
import { ASK_RUN, type ToolRuns } from './tool-runs.ts';

/** The same runs without threads, limits and queue: for one user on their own machine, and for tests. */
export function createRunsInProcess(catalogue: Pick<ToolCatalogue, 'loadEngine'>): ToolRuns {
  return {
    run: async (run) => {
      if (run.toolId === ASK_RUN) return executeAsk(run);
      const engine = await catalogue.loadEngine(run.toolId);
      if (!engine) throw new Error(`Unknown tool ${run.toolId}`);
      return executeCall(engine, run);
    },
  };
}
