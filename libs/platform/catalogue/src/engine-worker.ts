import { createSessionHandler } from './handle-question.ts';
import { handleRun } from './handle-run.ts';
import type {
  EngineWorkerAnswer,
  EngineWorkerRequest,
  SessionWorkerRequest,
} from './engine-worker-messages.ts';

export type {
  EngineWorkerAnswer,
  EngineWorkerRequest,
  SessionWorkerRequest,
} from './engine-worker-messages.ts';

type Request = EngineWorkerRequest | SessionWorkerRequest;

/** The global scope of a worker; the compiler only knows that of a page. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
  postMessage(answer: EngineWorkerAnswer): void;
}

// The file is the entry of a worker: all its imports are loaded there, not on the page.
const scope = globalThis as unknown as WorkerScope;
const handleQuestion = createSessionHandler();

scope.addEventListener('message', ({ data }) => {
  const post = (message: EngineWorkerAnswer) => scope.postMessage(message);
  const answer = 'question' in data ? handleQuestion(data, post) : handleRun(data, post);
  answer.then(post, (error: unknown) => post({ kind: 'failed', message: String(error) }));
});
