import { ApiError } from '@seller-toolbox/api-client';
import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clearAnnouncementsCache } from '../../app/clear-announcements-cache.ts';
import { BATCH_NOTICE_MS, useTell } from '../parts/notices.tsx';
import type { Selection } from '../parts/selection.ts';
import { useCallOptions } from '../session/session-context.tsx';
import { ANNOUNCEMENTS_KEY, listLastChanged } from './announcement-list.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import { outcomeOf, type BatchAction } from './batch-texts.ts';
import { runBatch, type BatchFailure } from '../parts/run-batch.ts';
import type { KnownRows } from './use-known-rows.ts';

type Work = (row: Announcement, options: CallOptions) => Promise<unknown>;

/** What is told of a batch that was not done in whole. */
export interface BatchTrouble {
  readonly tone: 'warn' | 'bad';
  readonly text: string;
  readonly failures: readonly BatchFailure<Announcement>[];
}

/** Runs a batch over the service, tells what came of it, and keeps selected what failed, as it is now. */
export function useBatch(selection: Selection, known: KnownRows) {
  const options = useCallOptions();
  const queries = useQueryClient();
  const t = useAnnouncementsWords();
  const tell = useTell();
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number } | null>(null);
  const [trouble, setTrouble] = useState<BatchTrouble | null>(null);

  async function run(action: BatchAction, rows: readonly Announcement[], work: Work): Promise<void> {
    setTrouble(null);
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
    const outcome = outcomeOf({
      succeeded: result.succeeded.length,
      failed: result.failed.map(({ error }) => ({ isNetwork: isNetwork(error) })),
    });
    const counts = { count: result.succeeded.length, failed: result.failed.length };
    const { failed: failures } = result;
    if (outcome === 'all') tell({ tone: 'ok', text: t(`batchDone.${action}`, counts), ms: BATCH_NOTICE_MS });
    if (outcome === 'some') setTrouble({ tone: 'warn', text: t(`batchPartly.${action}`, counts), failures });
    if (outcome === 'network') setTrouble({ tone: 'bad', text: t(`batchNetwork.${action}`), failures });
    void queries.invalidateQueries({ queryKey: ANNOUNCEMENTS_KEY });
    // What failed because somebody else changed it may lie on another page of the list.
    if (outcome === 'some') known.add(await listLastChanged(options).catch(() => []));
  }

  return { run, progress, trouble, forgetTrouble: () => setTrouble(null) };
}

const isNetwork = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
