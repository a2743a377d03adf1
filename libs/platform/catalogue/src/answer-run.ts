import { runEngine } from '@seller-toolbox/tool-contract';
import type { EngineWorkerAnswer, EngineWorkerRequest } from './engine-worker-messages.ts';
import { loadEngine } from './engines.ts';
import { searchOn } from './search-on.ts';

/** Runs the engine that is asked for; what it tells on the way goes to `post`, the last word is the answer. */
export async function answerRun(
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
      : searchOn(engine, input, { milliseconds: searchFor, clock, progress, better });
  return { kind: 'result', result };
}
