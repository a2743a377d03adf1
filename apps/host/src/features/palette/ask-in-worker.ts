import type { AskWorkerRequest, EngineWorkerAnswer } from '@seller-toolbox/catalogue/engine-worker';
import type { Question, ToolAnswer } from '@seller-toolbox/catalogue/ask';

/** More would leave no space for the tools that a text names. */
const MAX_ANSWERS = 4;

export interface AskingWorker {
  readonly ask: (question: Question) => void;
  readonly end: () => void;
}

/** A worker that answers texts; it begins to load what answers them with the first one. */
export function startAsking(
  startWorker: () => Worker,
  onAnswers: (text: string, answers: readonly ToolAnswer[]) => void,
): AskingWorker {
  const worker = startWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<EngineWorkerAnswer>) => {
    if (data.kind === 'answered') onAnswers(data.text, data.answers);
  });
  return {
    ask: (query) => worker.postMessage({ query, max: MAX_ANSWERS } satisfies AskWorkerRequest),
    end: () => worker.terminate(),
  };
}
