import type { EngineWorkerAnswer, EngineWorkerRequest } from '@seller-toolbox/catalogue/engine-worker';
import type { RunInWorker } from '@seller-toolbox/tool-kit';
import { startWorker } from '../../site/base/start-worker.ts';

/** Runs each computation in a new worker, which ends with it. */
export const runInWorker = createRunInWorker(startWorker);

export function createRunInWorker(startWorker: () => Worker): RunInWorker {
  return (run, { progress, better, signal, transfer = [] }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) throw signal.reason;
      const worker = startWorker();
      const end = () => {
        worker.terminate();
        signal.removeEventListener('abort', abort);
      };
      const fail = (reason: unknown) => {
        end();
        reject(reason);
      };
      const abort = () => fail(signal.reason);
      signal.addEventListener('abort', abort);
      worker.addEventListener('error', (event) => fail(new Error(event.message || 'the worker broke')));
      worker.addEventListener('messageerror', () => fail(new Error('the answer was unreadable')));
      worker.addEventListener('message', ({ data }: MessageEvent<EngineWorkerAnswer>) => {
        if (data.kind === 'progress') return progress(data.share);
        if (data.kind === 'better') return better?.(data.output);
        if (data.kind !== 'result')
          return fail(new Error(data.kind === 'failed' ? data.message : 'not a result'));
        end();
        resolve(data.result);
      });
      worker.postMessage(run satisfies EngineWorkerRequest, [...transfer]);
    });
}
