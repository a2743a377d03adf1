import { runEngine } from '@seller-toolbox/tool-contract';
import type { EngineWorkerAnswer, EngineWorkerRequest } from './engine-worker-messages.ts';
import { loadEngine } from './engines.ts';

/** Runs the engine that is asked for; what it tells on the way goes to `post`, the last word is the answer. */
export async function answerRun(
  { toolId, input, now }: EngineWorkerRequest,
  post: (answer: EngineWorkerAnswer) => void,
): Promise<EngineWorkerAnswer> {
  const engine = await loadEngine(toolId);
  if (!engine) return { kind: 'failed', message: `no tool ${toolId}` };
  const progress = (share: number) => post({ kind: 'progress', share });
  return { kind: 'result', result: runEngine(engine, input, { now, progress }) };
}
