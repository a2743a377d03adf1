import type { EngineWorkerAnswer, SessionWorkerRequest } from '@seller-toolbox/catalogue/engine-worker';
import type { OpenedSession, OpenSession } from '@seller-toolbox/tool-kit';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { startWorker } from '../../site/base/start-worker.ts';

/** A worker without an answer or progress in this time is terminated. */
const MAX_SILENCE_MS = MINUTE;

type StartWorker = () => Promise<Worker> | Worker;

/** Opens sessions of tools, each in a worker that lives until the session ends. */
export function createOpenSession(startWorker: StartWorker): OpenSession {
  return (toolId) => {
    let isEnded = false;
    let started: Promise<Worker> | null = null;
    const waiting = new Set<(reason: Error) => void>();
    const end = (reason = new Error('the session is closed')) => {
      isEnded = true;
      void started?.then((worker) => worker.terminate());
      for (const reject of waiting) reject(reason);
      waiting.clear();
    };
    const ask: OpenedSession['ask'] = async (question, progress) => {
      if (isEnded) throw new Error('the session is closed');
      started ??= Promise.resolve(startWorker());
      const worker = await started;
      return new Promise((resolve, reject) => {
        const settle = listenTo(worker, { progress, resolve, fail: end });
        waiting.add((reason) => {
          settle();
          reject(reason);
        });
        worker.postMessage({ toolId, question } satisfies SessionWorkerRequest);
      });
    };
    return { ask, end: () => end() };
  };
}

/** In a worker as the site starts it. */
export const openWorkerSession = createOpenSession(startWorker);

interface Listener {
  readonly progress: (share: number) => void;
  readonly resolve: (answer: unknown) => void;
  readonly fail: (reason: Error) => void;
}

/** Waits for the answer to one request; returns a function that stops waiting. */
function listenTo(worker: Worker, { progress, resolve, fail }: Listener): () => void {
  let silence = setTimeout(giveUp, MAX_SILENCE_MS);
  function giveUp() {
    fail(new Error('the worker is silent'));
  }
  function settle() {
    clearTimeout(silence);
    worker.removeEventListener('message', hear);
    worker.removeEventListener('error', breakDown);
  }
  function breakDown(event: ErrorEvent) {
    fail(new Error(event.message || 'the worker broke'));
  }
  function hear({ data }: MessageEvent<EngineWorkerAnswer>) {
    clearTimeout(silence);
    silence = setTimeout(giveUp, MAX_SILENCE_MS);
    if (data.kind === 'progress') return progress(data.share);
    if (data.kind !== 'answer')
      return fail(new Error(data.kind === 'failed' ? data.message : 'not an answer'));
    settle();
    resolve(data.answer);
  }
  worker.addEventListener('message', hear);
  worker.addEventListener('error', breakDown);
  return settle;
}
