import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import { createUsageLimiter } from './usage-limiter.ts';
import type { UsageLimits, UsageStats } from './usage-limits.ts';

/** Asked again this often while a limit is hit, so that the page opens by itself. */
const RECHECK_EVERY = 1000;

export interface UsageLimiterState {
  readonly limits: UsageLimits;
  /** Null until the page has hydrated: the prerendered page knows nothing of this browser. */
  readonly stats: UsageStats | null;
  /** Keeps a call that was answered; not called for an answer from the cache. */
  readonly record: (success: boolean) => void;
}

/** The browser's limits of an AI feature, for a screen. `limits` is defined outside the component. */
export function useUsageLimiter(feature: string, limits: UsageLimits): UsageLimiterState {
  const { storage, clock } = useToolEnvironment();
  const limiter = useMemo(
    () => createUsageLimiter({ feature, limits, storage, clock }),
    [feature, limits, storage, clock],
  );
  const [stats, setStats] = useState<UsageStats | null>(null);
  const refresh = useCallback(() => setStats(limiter.stats()), [limiter]);

  useEffect(refresh, [refresh]);
  const isLimited = stats?.isLimited ?? false;
  useEffect(() => {
    if (!isLimited) return undefined;
    const timer = setInterval(refresh, RECHECK_EVERY);
    return () => clearInterval(timer);
  }, [isLimited, refresh]);

  const record = useCallback(
    (success: boolean) => {
      limiter.record(success);
      refresh();
    },
    [limiter, refresh],
  );
  return { limits, stats, record };
}
