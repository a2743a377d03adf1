/** What a visitor does first on a page. Heard on the window, before React hears of it. */
const USES = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin'];

/** A screen reader may read a page without any event; long enough not to fall into the loading of a page. */
const MAX_WAIT_MS = 20_000;

let until: Promise<void> | null = null;
let end: () => void;

/** Starts to wait for the first use of the page: a pointer, a press, a key. Called when a prerendered page starts. */
export function waitForUse(): void {
  until = new Promise((resolve) => {
    end = resolve;
  });
  for (const use of USES) addEventListener(use, endWaitForUse, { capture: true, once: true });
  setTimeout(endWaitForUse, MAX_WAIT_MS);
}

/** What to wait for; null where the page is used already, or nothing has to wait. */
export function untilUsed(): Promise<void> | null {
  return until;
}

/** Ends the wait, also before a script changes what waits: React hydrates that first, or would throw it away. */
export function endWaitForUse(): void {
  if (until) end();
  until = null;
}

/** Calls back `afterMs` after the first use. Returns a function that cancels. */
export function afterFirstUse(callback: () => void, afterMs: number): () => void {
  let isCanceled = false;
  let timer: ReturnType<typeof setTimeout>;
  void Promise.resolve(until).then(() => {
    if (!isCanceled) timer = setTimeout(callback, afterMs);
  });
  return () => {
    isCanceled = true;
    clearTimeout(timer);
  };
}
