import { siteKey, type SiteKey } from './shortcut-keys.ts';

let early: SiteKey | null = null;

/** Notes a shortcut that is pressed before the header, which answers it, has hydrated. */
export function captureEarlyKey(): void {
  addEventListener('keydown', note);
}

/** The shortcut that waits, once; from now on the caller listens itself. */
export function takeEarlyKey(): SiteKey | null {
  removeEventListener('keydown', note);
  const taken = early;
  early = null;
  return taken;
}

function note(event: KeyboardEvent): void {
  const asked = siteKey(event);
  if (asked === null) return;
  event.preventDefault();
  early = asked;
}
