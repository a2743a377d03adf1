import { activeAnnouncements } from '@seller-toolbox/api-client/announcements';
import type { ActiveAnnouncement } from '@seller-toolbox/contracts/public-announcements';
import { userSession } from '@seller-toolbox/site-kit/user-session';
import { MAX_TIMER_MS } from '@seller-toolbox/tool-contract/durations';
import type { Language } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { retryDelayMs } from './announcement-retry.ts';
import { ANNOUNCEMENTS_CLEARED } from './clear-announcements-cache.ts';

export type ActiveList = readonly ActiveAnnouncement[];

const NOTHING: ActiveList = [];
/** Added to the end of an announcement: a browser clock may be ahead of the service, which would still return it. */
const CLOCK_AHEAD_MS = 5000;

const QUERY_KEY = ['announcements'];

/**
 * The announcements that the service returns, the most important first; empty until its first answer and after a failed
 * request. Requested again in another language, when the tab becomes visible, when the cache was cleared, and when one ends.
 * Without a client it takes the one of the provider.
 */
export function useActiveAnnouncements(ownClient?: QueryClient): ActiveList {
  const language = useLanguage();
  const client = useQueryClient(ownClient);
  useEffect(() => {
    const requestAgain = () => void client.invalidateQueries({ queryKey: QUERY_KEY });
    client.mount();
    addEventListener(ANNOUNCEMENTS_CLEARED, requestAgain);
    return () => {
      removeEventListener(ANNOUNCEMENTS_CLEARED, requestAgain);
      client.unmount();
    };
  }, [client]);
  const { data = NOTHING, isError } = useQuery(announcementsQuery(language), client);
  // One that has ended must not stay because the service cannot be reached.
  return isError ? NOTHING : data;
}

/** Up to three retries of a failure that may pass. */
export function announcementsQuery(
  language: Language,
  ask: typeof activeAnnouncements = activeAnnouncements,
) {
  return queryOptions({
    queryKey: [...QUERY_KEY, language],
    queryFn: async ({ signal }): Promise<ActiveList> =>
      byPriority(await ask({ language, userSession: userSession() }, { signal })),
    placeholderData: keepPreviousData,
    retry: (failures, error) => retryDelayMs(failures, error) !== null,
    retryDelay: (failures, error) => retryDelayMs(failures, error) ?? 0,
    refetchInterval: ({ state: { data = NOTHING } }) => msUntilNextCheck(data, Date.now()) ?? false,
  });
}

export function byPriority(list: ActiveList): ActiveList {
  return [...list].sort((one, other) => other.priority - one.priority);
}

/**
 * Milliseconds until the next announcement ends and the list is requested again; null if none ends. The service decides which
 * ones have ended, because the browser clock may be wrong.
 */
export function msUntilNextCheck(list: ActiveList, now: number): number | null {
  const waits = list
    .map(({ end_time: end }) => (end === null ? NaN : Date.parse(end) + CLOCK_AHEAD_MS - now))
    .filter((wait) => wait > 0);
  return waits.length === 0 ? null : Math.min(...waits, MAX_TIMER_MS);
}
