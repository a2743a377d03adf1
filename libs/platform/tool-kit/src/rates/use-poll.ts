import { useEffect } from 'react';

/**
 * Asks at once, then so many milliseconds after each answer, as long as the page is in sight; what fell due out of sight
 * is asked when the page is seen again, what fell due under way (online again) right after the answer, which may be the
 * failure of a network that is gone. `ask` never rejects. It is told when nobody waits any more.
 */
export function usePoll(ask: (signal: AbortSignal) => Promise<void>, every: number): void {
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let isDue = true;

    const askNow = async () => {
      if (isAsking) return;
      clearTimeout(timer);
      isAsking = true;
      isDue = false;
      await ask(controller.signal);
      isAsking = false;
      if (controller.signal.aborted) return;
      if (isDue) catchUp();
      else timer = setTimeout(fallDue, every);
    };
    const fallDue = () => {
      isDue = true;
      catchUp();
    };
    const catchUp = () => {
      if (isDue && !document.hidden) void askNow();
    };

    catchUp();
    document.addEventListener('visibilitychange', catchUp);
    window.addEventListener('online', fallDue);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('online', fallDue);
    };
  }, [ask, every]);
}
