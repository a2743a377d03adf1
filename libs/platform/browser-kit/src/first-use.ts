/** What a visitor does first on a page. Heard on the window, before React hears of it. */
const USES = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin'];

let until: Promise<void> | null = null;
let end: () => void;

/** Starts to wait for the first use of the page: a pointer, a press, a key. Called when a prerendered page starts. */
export function waitForUse(): void {
  until = new Promise((resolve) => {
    end = resolve;
  });
  for (const use of USES) addEventListener(use, endWaitForUse, { capture: true, once: true });
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
