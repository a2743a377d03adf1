import type { Clock } from '../ports/clock.ts';
import { isUnavailable } from './is-unavailable.ts';

export interface StaleIfErrorCacheOptions<Value> {
  readonly clock: Clock;
  /** Reads the value. Concurrent callers share one read. */
  readonly read: () => Promise<Value>;
  /** How long a value is served without another read. */
  readonly freshMs: number;
  /** How long the last value is served while the database is unavailable. */
  readonly keepMs: number;
}

export interface Cached<Value> {
  readonly value: Value;
  readonly ageMs: number;
  /** The database is unavailable; this is its last known value. */
  readonly isStale: boolean;
}

export interface StaleIfErrorCache<Value> {
  readonly get: () => Promise<Cached<Value>>;
  /** To be called after a write: the next call reads again. */
  readonly invalidate: () => void;
}

/** Minimum time between reads while the database is unavailable: each may take seconds to fail. */
const RETRY_MS = 1_000;

/** Caches a value that is read often and changes seldom; serves the last value while the database is unavailable. */
export function createStaleIfErrorCache<Value>(
  options: StaleIfErrorCacheOptions<Value>,
): StaleIfErrorCache<Value> {
  const { clock, read, freshMs, keepMs } = options;
  let version = 0;
  let cached: { value: Value; readAt: number; version: number } | undefined;
  let failedAt: number | undefined;
  let reading: Promise<Cached<Value>> | undefined;

  const readNow = async (): Promise<Cached<Value>> => {
    const [readAt, versionBefore] = [clock(), version];
    try {
      cached = { value: await read(), readAt, version: versionBefore };
    } catch (error) {
      failedAt = clock();
      throw error;
    }
    failedAt = undefined;
    return { value: cached.value, ageMs: 0, isStale: false };
  };
  const readOnce = () => {
    const mine = (reading ??= readNow().finally(() => {
      if (reading === mine) reading = undefined;
    }));
    return mine;
  };
  const cachedValue = (isStale: boolean): Cached<Value> | undefined => {
    if (!cached) return undefined;
    const ageMs = clock() - cached.readAt;
    const isUsable = isStale ? ageMs <= keepMs : cached.version === version && isWithin(ageMs, freshMs);
    return isUsable ? { value: cached.value, ageMs: Math.max(0, ageMs), isStale } : undefined;
  };

  return {
    get: async () => {
      const fresh = cachedValue(false);
      if (fresh) return fresh;
      const stale = cachedValue(true);
      if (stale && failedAt !== undefined && isWithin(clock() - failedAt, RETRY_MS)) return stale;
      try {
        return await readOnce();
      } catch (error) {
        const fallback = isUnavailable(error) ? cachedValue(true) : undefined;
        if (fallback) return fallback;
        throw error;
      }
    },
    invalidate: () => {
      version++;
      // A read in progress may have missed the write.
      reading = undefined;
    },
  };
}

/** False for a negative age: the clock was set back. */
function isWithin(ageMs: number, limitMs: number): boolean {
  return ageMs >= 0 && ageMs < limitMs;
}
