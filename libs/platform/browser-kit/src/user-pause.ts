/** Keys and presses. `input` too, because voice, paste and some keyboards of phones send no key. */
const INPUTS = ['keydown', 'input', 'pointerdown'];

/** Longer than the time between two keys of a visitor who looks for each of them. */
const PAUSE_MS = 1500;
/** What waits comes after this time also without a pause. */
const MAX_WAIT_MS = 60_000;

let lastInputAt = -Infinity;

function noteInput(): void {
  lastInputAt = performance.now();
}

/**
 * Calls back in a pause of the visitor: at least `afterMs` milliseconds from now, when there was no key and no press for 1.5
 * seconds; at the latest one minute after `afterMs`. The one place that decides when a page does late work, so that none comes
 * between two keys. Returns a function that cancels.
 */
export function whenUserPauses(callback: () => void, afterMs = 0): () => void {
  // A listener that is added again counts once.
  for (const input of INPUTS) addEventListener(input, noteInput, true);
  const latest = performance.now() + afterMs + MAX_WAIT_MS;
  let timer = setTimeout(look, afterMs);
  function look() {
    const rest = Math.min(lastInputAt + PAUSE_MS, latest) - performance.now();
    if (rest > 0) timer = setTimeout(look, rest);
    else callback();
  }
  return () => clearTimeout(timer);
}

/** Resolves in a pause of the visitor, as `whenUserPauses` calls back. */
export function untilUserPauses(): Promise<void> {
  return new Promise((resolve) => whenUserPauses(resolve));
}
