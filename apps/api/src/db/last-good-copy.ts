import type { Clock } from '../ports/clock.ts';
import { isUnavailable } from './is-unavailable.ts';

export interface LastGoodCopyOptions<Value> {
  readonly clock: Clock;
  /** Reads what is copied. Callers that come while it reads wait for the same answer. */
  readonly read: () => Promise<Value>;
  /** How long a copy is answered without reading again. */
  readonly freshMs: number;
  /** How long the last copy is answered while the database is away. */
  readonly keepMs: number;
}

export interface Copy<Value> {
  readonly value: Value;
  readonly ageMs: number;
  /** The database is away, and this is what it held before. */
  readonly isStale: boolean;
}

export interface LastGoodCopy<Value> {
  readonly get: () => Promise<Copy<Value>>;
  /** To be called after a write: the next answer is read anew. */
  readonly refresh: () => void;
}

/** While the database is away, it is asked again at most this often: each attempt may take seconds to fail. */
const RETRY_MS = 1_000;

/** What is read often and changes seldom, in memory; it outlives a database that goes away for a while. */
export function createLastGoodCopy<Value>(options: LastGoodCopyOptions<Value>): LastGoodCopy<Value> {
  const { clock, read, freshMs, keepMs } = options;
  let version = 0;
  let kept: { value: Value; readAt: number; version: number } | undefined;
  let failedAt: number | undefined;
  let reading: Promise<Copy<Value>> | undefined;

  const readAnew = async (): Promise<Copy<Value>> => {
    const [readAt, versionBefore] = [clock(), version];
    try {
      kept = { value: await read(), readAt, version: versionBefore };
    } catch (error) {
      failedAt = clock();
      throw error;
    }
    failedAt = undefined;
    return { value: kept.value, ageMs: 0, isStale: false };
  };
  const readOnce = () => {
    const mine = (reading ??= readAnew().finally(() => {
      if (reading === mine) reading = undefined;
    }));
    return mine;
  };
  const keptCopy = (isStale: boolean): Copy<Value> | undefined => {
    if (!kept) return undefined;
    const ageMs = clock() - kept.readAt;
    const isUsable = isStale ? ageMs <= keepMs : kept.version === version && isWithin(ageMs, freshMs);
    return isUsable ? { value: kept.value, ageMs: Math.max(0, ageMs), isStale } : undefined;
  };

  return {
    get: async () => {
      const fresh = keptCopy(false);
      if (fresh) return fresh;
      const stale = keptCopy(true);
      if (stale && failedAt !== undefined && isWithin(clock() - failedAt, RETRY_MS)) return stale;
      try {
        return await readOnce();
      } catch (error) {
        const instead = isUnavailable(error) ? keptCopy(true) : undefined;
        if (instead) return instead;
        throw error;
      }
    },
    refresh: () => {
      version++;
      // A read under way may have missed the write.
      reading = undefined;
    },
  };
}

/** A clock that was set back makes an age negative: nothing is known then. */
function isWithin(ageMs: number, limitMs: number): boolean {
  return ageMs >= 0 && ageMs < limitMs;
}
