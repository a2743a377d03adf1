import { createSessionHandler } from './handle-question.ts';
import { handleRun } from './handle-run.ts';
import type {
  AskWorkerRequest,
  BatchWorkerRequest,
  EngineWorkerAnswer,
  EngineWorkerRequest,
  FileWorkerRequest,
  ProductsWorkerRequest,
  SessionWorkerRequest,
} from './engine-worker-messages.ts';

export type {
  AskWorkerRequest,
  BatchWorkerRequest,
  EngineWorkerAnswer,
  EngineWorkerRequest,
  FileWorkerRequest,
  ProductsWorkerRequest,
  SessionWorkerRequest,
} from './engine-worker-messages.ts';
export type { BatchFacts, BatchQuestion, BatchReplies, BatchRequest } from './batch-rows.ts';
export type { ProductRow, ProductsRequest } from './product-rows.ts';

type Request =
  | EngineWorkerRequest
  | SessionWorkerRequest
  | AskWorkerRequest
  | FileWorkerRequest
  | ProductsWorkerRequest
  | BatchWorkerRequest;

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
  answerOf(data, post).then(post, (error: unknown) => post({ kind: 'failed', message: String(error) }));
});

/** Recognizers are loaded by the first text, and what reads files by the first file. */
async function answerOf(
  data: Request,
  post: (answer: EngineWorkerAnswer) => void,
): Promise<EngineWorkerAnswer> {
  if ('file' in data) {
    const { toolsForFile } = await import('./tools-for-file.ts');
    return { kind: 'file-tools', toolIds: await toolsForFile(data.file) };
  }
  if ('products' in data) {
    const { runProducts } = await import('./run-products.ts');
    return runProducts(data.products, (first, rows) => post({ kind: 'product-rows', first, rows }));
  }
  if ('batch' in data) {
    const { answerBatch } = await import('./answer-batch.ts');
    return { kind: 'batch', reply: await answerBatch(data.batch) };
  }
  if ('question' in data) return handleQuestion(data, post);
  if (!('query' in data)) return handleRun(data, post);
  const { answerText } = await import('./ask.ts');
  return { kind: 'answered', text: data.query.text, answers: await answerText(data.query, data.max) };
}
