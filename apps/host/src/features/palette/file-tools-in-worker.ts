import type { EngineWorkerAnswer, FileWorkerRequest } from '@seller-toolbox/catalogue/engine-worker';

/** The tools that take a file, best first; none where no worker can read it. The worker ends when the signal aborts. */
export function fileToolsInWorker(
  startWorker: () => Worker,
  file: File,
  signal: AbortSignal,
): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const worker = startWorker();
    const end = (toolIds: readonly string[]) => {
      worker.terminate();
      resolve(toolIds);
    };
    signal.addEventListener('abort', () => end([]));
    worker.addEventListener('error', () => end([]));
    worker.addEventListener('message', ({ data }: MessageEvent<EngineWorkerAnswer>) => {
      end(data.kind === 'file-tools' ? data.toolIds : []);
    });
    worker.postMessage({ file } satisfies FileWorkerRequest);
  });
}
