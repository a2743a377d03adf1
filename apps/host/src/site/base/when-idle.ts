import { isConnected } from './connection.ts';

/** Long enough that a visitor who came for one task has completed it. */
const QUIET_MS = 3000;

/**
 * Calls back when the page has loaded, `quietMs` (three seconds) have passed and the browser is idle; immediately if there is no
 * connection. Returns a function that cancels.
 */
export function whenIdle(callback: () => void, quietMs: number = QUIET_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idle = () => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: QUIET_MS });
    else callback();
  };
  const wait = () => (timer = setTimeout(idle, isConnected() ? quietMs : 0));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
