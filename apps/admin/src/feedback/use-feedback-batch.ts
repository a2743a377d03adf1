import { changeFeedbackBatch } from '@seller-toolbox/api-client/feedback-review';
import type { FeedbackStatus } from '@seller-toolbox/contracts/feedback';
import { randomId } from '@seller-toolbox/site-kit/random-id';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../parts/error-text.ts';
import { guardLeaving } from '../parts/guard-leaving.ts';
import { BATCH_NOTICE_MS, useNotify } from '../parts/notices.tsx';
import { runBatch, type RunningBatch } from '../parts/run-batch.ts';
import type { Selection } from '../parts/selection.ts';
import { useCallOptions } from '../session/session-context.tsx';
import { FEEDBACK_KEY } from './feedback-key.ts';
import { partsOf, sumOf } from './feedback-parts.ts';
import { useFeedbackWords } from './feedback-words.ts';
import { useFailureTexts } from './use-failure-texts.ts';

/** Changes all selected feedback in parts, six calls at a time, as one action that is undone as a whole. What was not changed stays selected. */
export function useFeedbackBatch(selection: Selection) {
  const options = useCallOptions();
  const queries = useQueryClient();
  const report = useReport();
  const [running, setRunning] = useState<RunningBatch | null>(null);

  /** Without a status it deletes. */
  async function run(status?: FeedbackStatus): Promise<void> {
    const stop = new AbortController();
    const total = selection.keys.size;
    const parts = partsOf([...selection.keys]);
    const operation = parts.length > 1 ? { operationId: randomId() } : {};
    let done = 0;
    let changed = 0;
    setRunning({ done, total, stop });
    const release = guardLeaving();
    const { succeeded, failed } = await runBatch(
      parts,
      async (ids) => {
        try {
          const batch = await changeFeedbackBatch({ ids, status, ...operation }, options);
          changed += batch?.count ?? 0;
        } finally {
          done += ids.length;
        }
      },
      { onProgress: () => setRunning({ done, total, stop }), signal: stop.signal },
    );
    release();
    setRunning(null);
    selection.setAll(succeeded.flat(), false);
    void queries.invalidateQueries({ queryKey: FEEDBACK_KEY });
    const count = { changed, handled: sumOf(succeeded), failed: sumOf(failed.map(({ item }) => item)) };
    report({ ...count, left: total - count.handled - count.failed, status, error: failed[0]?.error });
  }

  function stop() {
    running?.stop.abort();
    setRunning((known) => known && { ...known });
  }

  return { run, running, stop };
}

/** In rows. */
interface Outcome {
  readonly changed: number;
  /** Requested without a failure: changed, or nothing was to change. */
  readonly handled: number;
  readonly failed: number;
  /** Not requested, because the batch was stopped. */
  readonly left: number;
  readonly status: FeedbackStatus | undefined;
  /** The reason of the first failure. */
  readonly error: unknown;
}

function useReport(): (outcome: Outcome) => void {
  const t = useFeedbackWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const failureTexts = useFailureTexts();
  return ({ changed, handled, failed, left, status, error }) => {
    if (handled === 0 && failed > 0) return notify({ tone: 'bad', text: textOf(error, failureTexts) });
    if (changed === 0 && failed === 0 && left === 0)
      return notify({ tone: 'info', text: t('batch.unchanged') });
    const texts = [
      status
        ? t('batch.set', { count: changed, status: t(`status.${status}`) })
        : t('batch.deleted', { count: changed }),
      handled > changed && t('batch.same', { count: handled - changed }),
      failed > 0 && t('batch.failed', { count: failed, reason: textOf(error, failureTexts) }),
      left > 0 && t('batch.left', { count: left }),
    ];
    const tone = failed > 0 || left > 0 ? 'warn' : 'ok';
    notify({ tone, text: texts.filter(Boolean).join(' · '), ms: BATCH_NOTICE_MS });
  };
}
