import { ApiError } from '@seller-toolbox/api-client';
import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clearAnnouncementsCache } from '../../app/clear-announcements-cache.ts';
import { BATCH_NOTICE_MS, useTell } from '../parts/notices.tsx';
import type { Selection } from '../parts/selection.ts';
import { useCallOptions } from '../session/session-context.tsx';
import { ANNOUNCEMENTS_KEY } from './announcement-list.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import { outcomeOf, type BatchAction } from './batch-texts.ts';
import { runBatch, type BatchFailure, type BatchResult } from './run-batch.ts';

type Work = (row: Announcement, options: CallOptions) => Promise<unknown>;

/** Runs a batch over the service, tells what came of it, and keeps selected what failed. */
export function useBatch(selection: Selection) {
  const options = useCallOptions();
  const queries = useQueryClient();
  const tellOutcome = useTellOutcome();
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number } | null>(null);
  const [failures, setFailures] = useState<readonly BatchFailure<Announcement>[]>([]);

  async function run(action: BatchAction, rows: readonly Announcement[], work: Work): Promise<void> {
    setFailures([]);
    setProgress({ done: 0, total: rows.length });
    const result = await runBatch(
      rows,
      (row) => work(row, options),
      (done) => setProgress({ done, total: rows.length }),
    );
    setProgress(null);
    selection.setAll(
      result.succeeded.map(({ id }) => id),
      false,
    );
    if (result.succeeded.length > 0) void clearAnnouncementsCache();
    tellOutcome(action, result);
    setFailures(result.failed);
    await queries.invalidateQueries({ queryKey: ANNOUNCEMENTS_KEY });
  }

  return { run, progress, failures, forgetFailures: () => setFailures([]) };
}

const isNetwork = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

function useTellOutcome() {
  const t = useAnnouncementsWords();
  const tell = useTell();
  return (action: BatchAction, { succeeded, failed }: BatchResult<Announcement>) => {
    const counts = { count: succeeded.length, failed: failed.length };
    const outcome = outcomeOf({
      succeeded: succeeded.length,
      failed: failed.map(({ error }) => ({ isNetwork: isNetwork(error) })),
    });
    if (outcome === 'network') return tell({ tone: 'bad', text: t(`batchNetwork.${action}`) });
    const text = outcome === 'all' ? t(`batchDone.${action}`, counts) : t(`batchPartly.${action}`, counts);
    return tell({ tone: outcome === 'all' ? 'ok' : 'warn', text, ms: BATCH_NOTICE_MS });
  };
}
