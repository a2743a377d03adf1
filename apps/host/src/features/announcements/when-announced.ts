import { activeAnnouncements } from '@seller-toolbox/api-client/announcements';
import { whenUserPauses } from '@seller-toolbox/browser-kit/user-pause';
import { retryDelayMs } from '@seller-toolbox/announcement-view/announcement-retry';
import { ANNOUNCEMENTS_CLEARED } from '@seller-toolbox/announcement-view/clear-announcements-cache';
import { userSession } from '@seller-toolbox/site-kit/user-session';
import type { Language } from '@seller-toolbox/words';

/**
 * Calls back when there is something to announce: asks the service now, when the tab becomes visible and when the cache was cleared.
 * Most visits end without, and need neither the query client nor the views. Returns a function that cancels.
 */
export function whenAnnounced(
  language: Language,
  onAnnounced: () => void,
  ask: typeof activeAnnouncements = activeAnnouncements,
): () => void {
  const canceled = new AbortController();
  const { signal } = canceled;
  let cancelRetry: () => void = () => undefined;
  async function request(failures = 0) {
    cancelRetry();
    try {
      const list = await ask({ language, userSession: userSession() }, { signal });
      if (list.length === 0 || signal.aborted) return;
      canceled.abort();
      onAnnounced();
    } catch (error) {
      const delay = signal.aborted ? null : retryDelayMs(failures, error);
      if (delay !== null) cancelRetry = whenUserPauses(() => void request(failures + 1), delay);
    }
  }
  const onVisible = () => document.visibilityState === 'visible' && void request();
  document.addEventListener('visibilitychange', onVisible, { signal });
  addEventListener(ANNOUNCEMENTS_CLEARED, () => void request(), { signal });
  void request();
  return () => {
    cancelRetry();
    canceled.abort();
  };
}
