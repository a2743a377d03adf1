import { ApiError } from '@seller-toolbox/api-client';
import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import type { Announcement, EffectiveStatus } from '@seller-toolbox/contracts/announcements';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { clearAnnouncementsCache } from '@seller-toolbox/announcement-view/clear-announcements-cache';
import { guardLeaving } from '../parts/guard-leaving.ts';
import { BATCH_NOTICE_MS, useNotify } from '../parts/notices.tsx';
import { runBatch, type BatchFailure, type BatchResult } from '../parts/run-batch.ts';
import type { Selection } from '../parts/selection.ts';
import { useCallOptions } from '../session/session-context.tsx';
import { ANNOUNCEMENTS_KEY, listLastChanged } from './announcement-list.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import { outcomeOf, type BatchAction } from './batch-texts.ts';
import { runningBatch } from './running-batch.ts';
import type { KnownRows } from './use-known-rows.ts';

/** Resolves to the announcement as it is then, unless it was deleted. */
type Work = (row: Announcement, options: CallOptions) => Promise<Announcement | void>;

interface ChangedResult extends BatchResult<Announcement> {
  /** Those that were not deleted, as they are now. */
  readonly changed: readonly Announcement[];
}

/** The report on a batch that failed in part. */
export interface BatchFailureReport {
  readonly tone: 'warn' | 'bad';
  readonly text: string;
  readonly failures: readonly BatchFailure<Announcement>[];
}

/** Runs a batch over the service, reports the outcome, and keeps the failed rows selected, in their current state. */
export function useBatch(selection: Selection, known: KnownRows) {
  const options = useCallOptions();
  const queries = useQueryClient();
  const showOutcome = useOutcome();
  const running = useSyncExternalStore(runningBatch.subscribe, runningBatch.read);
  const [failureReport, setFailureReport] = useState<BatchFailureReport | null>(null);

  async function run(action: BatchAction, rows: readonly Announcement[], work: Work): Promise<void> {
    const stop = new AbortController();
    const total = rows.length;
    setFailureReport(null);
    runningBatch.write({ done: 0, total, stop });
    const release = guardLeaving();
    const changed: Announcement[] = [];
    const workOn = async (row: Announcement) => {
      const now = await work(row, options);
      if (now) changed.push(now);
    };
    const result = await runBatch(rows, workOn, {
      onProgress: (done) => runningBatch.write({ done, total, stop }),
      signal: stop.signal,
    });
    release();
    runningBatch.write(null);
    selection.setAll(
      result.succeeded.map(({ id }) => id),
      false,
    );
    if (result.succeeded.length > 0) void clearAnnouncementsCache();
    setFailureReport(showOutcome(action, { ...result, changed }, total));
    void queries.invalidateQueries({ queryKey: ANNOUNCEMENTS_KEY });
    // An announcement that another admin changed may be on another page of the list.
    if (result.failed.some(({ error }) => !isNetwork(error)))
      known.add(await listLastChanged(options).catch(() => []));
  }

  return { run, running, failureReport, dismissFailureReport: () => setFailureReport(null) };
}

/** Shows the outcome of a batch; returns what is too long for a passing notice. */
function useOutcome() {
  const t = useAnnouncementsWords();
  const notify = useNotify();
  const isShown = useIsShown();

  /** "Activated" are only those that visitors see now. */
  function activatedText(changed: readonly Announcement[]) {
    const countOf = (status: EffectiveStatus) => changed.filter((row) => row.status === status).length;
    const [active, later, ended] = [countOf('active'), countOf('scheduled'), countOf('expired')];
    const texts = [
      active > 0 && t('batchDone.activate', { count: active }),
      later > 0 && t('batchDone.scheduled', { count: later }),
      ended > 0 && t('batchDone.ended', { count: ended }),
    ];
    return { tone: ended > 0 ? 'warn' : 'ok', text: texts.filter(Boolean).join(' · ') } as const;
  }

  function textOf(action: BatchAction, { succeeded, failed, changed }: ChangedResult, total: number) {
    const left = total - succeeded.length - failed.length;
    const counts = { count: succeeded.length, failed: failed.length, left };
    const outcome = outcomeOf({
      succeeded: succeeded.length,
      failed: failed.map(({ error }) => ({ isNetwork: isNetwork(error) })),
    });
    if (outcome === 'network') return { tone: 'bad', text: t(`batchNetwork.${action}`) } as const;
    if (left > 0) return { tone: 'warn', text: t('batch.stopped', counts) } as const;
    if (outcome === 'some') return { tone: 'warn', text: t(`batchPartly.${action}`, counts) } as const;
    if (action === 'activate') return activatedText(changed);
    return { tone: 'ok', text: t(`batchDone.${action}`, counts) } as const;
  }

  return (action: BatchAction, result: ChangedResult, total: number): BatchFailureReport | null => {
    const { tone, text } = textOf(action, result, total);
    // If the admin has left the page, no dialog can list the failures.
    if (tone !== 'ok' && result.failed.length > 0 && isShown())
      return { tone, text, failures: result.failed };
    notify(tone === 'bad' ? { tone, text } : { tone, text, ms: BATCH_NOTICE_MS });
    return null;
  };
}

function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);
  return () => shown.current;
}

const isNetwork = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
