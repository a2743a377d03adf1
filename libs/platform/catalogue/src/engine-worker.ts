import { answerRun } from './answer-run.ts';
import type { EngineWorkerAnswer, EngineWorkerRequest } from './engine-worker-messages.ts';

export type { EngineWorkerAnswer, EngineWorkerRequest } from './engine-worker-messages.ts';

/** A worker's own scope; the compiler knows only the page's. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<EngineWorkerRequest>) => void): void;
  postMessage(answer: EngineWorkerAnswer): void;
}

// The file is the entry of a worker: everything it reaches is loaded there, not on the page.
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data }) => {
  const post = (message: EngineWorkerAnswer) => scope.postMessage(message);
  answerRun(data, post).then(post, (error: unknown) => post({ kind: 'failed', message: String(error) }));
});
