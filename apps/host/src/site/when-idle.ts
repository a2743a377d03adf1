import { isConnected } from './base/connection.ts';

/** Long enough that a visitor who came to do one thing has done it. */
const QUIET_MS = 3000;

/**
 * Calls back once the page has loaded, has been left alone for three seconds and the browser has nothing to do; at once where there
 * is no connection. Returns what calls it off.
 */
export function whenQuiet(callback: () => void, page: Window = window): () => void {
  let timer: number | undefined;
  const idle = () => {
    // Safari has none.
    if ('requestIdleCallback' in page) page.requestIdleCallback(callback, { timeout: QUIET_MS });
    else callback();
  };
  const wait = () => (timer = page.setTimeout(idle, isConnected() ? QUIET_MS : 0));
  if (page.document.readyState === 'complete') wait();
  else page.addEventListener('load', wait, { once: true });
  return () => {
    page.removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
