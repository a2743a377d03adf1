import { ApiError } from '@seller-toolbox/api-client';
import { activeAnnouncements } from '@seller-toolbox/api-client/announcements';
import type { ActiveAnnouncement } from '@seller-toolbox/contracts/public-announcements';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState } from 'react';
import { ANNOUNCEMENTS_CLEARED } from './clear-announcements-cache.ts';
import { userSession } from '@seller-toolbox/site-kit/user-session';
import { loadWithRetries } from './load-with-retries.ts';

export type ActiveList = readonly ActiveAnnouncement[];

const NOTHING: ActiveList = [];
/** The longest that a timer of a browser can wait. */
const MAX_WAIT_MS = 2 ** 31 - 1;
/** So far ahead of the service's is the clock of many a browser: asked at its own end, the service still has it. */
const CLOCK_AHEAD_MS = 5000;

/**
 * What the service says is to be shown, the most important first; null until its first answer, nothing when none comes. Asked
 * for again in another language, when the tab is looked at again, when the cache was cleared, and when one of them ends.
 */
export function useActiveAnnouncements(): ActiveList | null {
  const language = useLanguage();
  const [list, setList] = useState<ActiveList | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    let isLoading = false;
    const load = async () => {
      isLoading = true;
      const { signal } = leaving;
      const ask = () => activeAnnouncements({ language, userSession: userSession() }, { signal });
      const answer = await loadWithRetries({ ask, isTemporary, wait, signal });
      isLoading = false;
      if (!signal.aborted) setList(answer ? byPriority(answer) : NOTHING);
    };
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && !isLoading) void load();
    };
    const startAnew = () => setRound((before) => before + 1);
    document.addEventListener('visibilitychange', lookAgain);
    addEventListener(ANNOUNCEMENTS_CLEARED, startAnew);
    void load();
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', lookAgain);
      removeEventListener(ANNOUNCEMENTS_CLEARED, startAnew);
    };
  }, [language, round]);

  useEffect(() => {
    const rest = untilNextLook(list ?? NOTHING, Date.now());
    if (rest === null) return undefined;
    const timer = setTimeout(() => setRound((before) => before + 1), rest);
    return () => clearTimeout(timer);
  }, [list]);

  return list;
}

function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && error.isTemporary;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export function byPriority(list: ActiveList): ActiveList {
  return [...list].sort((one, other) => other.priority - one.priority);
}

/**
 * Milliseconds until the service is to be asked again because one of them has ended by then. Only the service judges that: by the
 * clock of a browser that is ahead they might all have.
 */
export function untilNextLook(list: ActiveList, now: number): number | null {
  const rests = list
    .map(({ end_time: end }) => (end === null ? NaN : Date.parse(end) + CLOCK_AHEAD_MS - now))
    .filter((rest) => rest > 0);
  return rests.length === 0 ? null : Math.min(...rests, MAX_WAIT_MS);
}
