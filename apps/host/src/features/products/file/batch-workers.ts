import type {
  BatchQuestion,
  BatchReplies,
  BatchWorkerRequest,
  EngineWorkerAnswer,
} from '@seller-toolbox/catalogue/engine-worker';
import { startWorker } from '../../../site/base/start-worker.ts';

type Ask = <Question extends BatchQuestion>(question: Question) => Promise<BatchReplies[Question['kind']]>;

/** Asks one question in a worker; rejects when the signal is aborted or the worker breaks. */
export function askWorker<Question extends BatchQuestion>(question: Question, signal: AbortSignal) {
  return withWorker(signal, (ask) => ask(question));
}

const MAX_WORKERS = 4;

/** Takes all parts, in workers that each take the next one; rejects when the signal is aborted or a worker breaks. */
export async function takeParts<Part>(
  parts: readonly Part[],
  take: (part: Part, ask: Ask) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const left = [...parts];
  const workers = new AbortController();
  const stop = () => workers.abort(signal.reason);
  signal.addEventListener('abort', stop);
  const count = Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1, parts.length);
  const takeAll = async (ask: Ask) => {
    for (let part = left.shift(); part !== undefined; part = left.shift()) await take(part, ask);
  };
  try {
    await Promise.all(Array.from({ length: count }, () => withWorker(workers.signal, takeAll)));
  } finally {
    signal.removeEventListener('abort', stop);
    workers.abort();
  }
}

async function withWorker<Result>(signal: AbortSignal, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  const worker = startWorker();
  let reject: (reason: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, fail) => {
    reject = fail;
  });
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  const ask: Ask = <Question extends BatchQuestion>(batch: Question) =>
    new Promise<BatchReplies[Question['kind']]>((resolve) => {
      const receive = ({ data }: MessageEvent<EngineWorkerAnswer>) => {
        // The reply to a question has its kind.
        if (data.kind === 'batch') resolve(data.reply as BatchReplies[Question['kind']]);
        else reject(new Error(data.kind === 'failed' ? data.message : data.kind));
      };
      worker.addEventListener('message', receive, { once: true });
      worker.postMessage({ batch } satisfies BatchWorkerRequest);
    });
  try {
    return await Promise.race([work(ask), failed]);
  } finally {
    worker.terminate();
    signal.removeEventListener('abort', abort);
  }
}
