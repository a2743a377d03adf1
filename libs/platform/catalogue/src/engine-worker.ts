import { questionAnswerer } from './answer-question.ts';
import { answerRun } from './answer-run.ts';
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

/** A worker's own scope; the compiler knows only the page's. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
  postMessage(answer: EngineWorkerAnswer): void;
}

// The file is the entry of a worker: everything it reaches is loaded there, not on the page.
const scope = globalThis as unknown as WorkerScope;
const answerQuestion = questionAnswerer();

scope.addEventListener('message', ({ data }) => {
  const post = (message: EngineWorkerAnswer) => scope.postMessage(message);
  const answer = 'question' in data ? answerQuestion(data, post) : answerRun(data, post);
  answer.then(post, (error: unknown) => post({ kind: 'failed', message: String(error) }));
});
