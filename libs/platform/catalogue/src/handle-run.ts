import { runEngine } from '@seller-toolbox/tool-contract';
import type { EngineWorkerAnswer, EngineWorkerRequest } from './engine-worker-messages.ts';
import { loadEngine } from './engines.ts';
import { runSearch } from './run-search.ts';

/** Runs the requested engine; posts progress and better answers, and returns the final answer. */
export async function handleRun(
  { toolId, input, now, searchFor }: EngineWorkerRequest,
  post: (answer: EngineWorkerAnswer) => void,
  clock: () => number = () => performance.now(),
): Promise<EngineWorkerAnswer> {
  const engine = await loadEngine(toolId);
  if (!engine) return { kind: 'failed', message: `no tool ${toolId}` };
  const progress = (share: number) => post({ kind: 'progress', share });
  const better = (output: unknown) => post({ kind: 'better', output });
  const result =
    searchFor === undefined || engine.search === null
      ? runEngine(engine, input, { now, progress })
      : runSearch(engine, input, { milliseconds: searchFor, clock, progress, better });
  return { kind: 'result', result };
}
