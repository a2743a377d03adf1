import type { EmbeddedPool } from './embedded-pool.ts';

type Stalling = Pick<EmbeddedPool, 'stalledSeconds'> | undefined;

const STALLED_SECONDS = 30;
/** Leaves probes time to see the stalled database before the process ends. */
const END_SECONDS = 35;
const CHECK_MS = 1_000;

/** Whether the embedded database hangs: a restart recovers it, waiting does not. */
export function isStalled(embedded: Stalling): boolean {
  return (embedded?.stalledSeconds() ?? 0) >= STALLED_SECONDS;
}

/** Calls `end` once when the embedded database has not answered for END_SECONDS. */
export function guardAgainstStall(
  embedded: Stalling,
  end: (reason: string) => void,
): NodeJS.Timeout | undefined {
  if (!embedded) return undefined;
  const timer = setInterval(() => {
    if (embedded.stalledSeconds() < END_SECONDS) return;
    clearInterval(timer);
    end(
      `The embedded database has not answered for ${END_SECONDS} s, perhaps on a full disk. The process ends; the next start recovers the database.`,
    );
  }, CHECK_MS);
  return timer.unref();
}
