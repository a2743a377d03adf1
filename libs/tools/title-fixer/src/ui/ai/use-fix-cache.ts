import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { useMemo } from 'react';
import type { AiFix } from './ai-fix.ts';
import { cachedFixSchema, lookUpFix, addFix, type CachedFix } from './fix-cache.ts';

const CACHE_KEY = 'title-fixer:cache';

export interface FixCache {
  /** Looks up an answer and counts a hit. */
  readonly get: (key: string) => AiFix | undefined;
  readonly put: (entry: Omit<CachedFix, 'timestamp' | 'hitCount'>) => void;
}

/** The AI answers cached in this browser. */
export function useFixCache(): FixCache {
  const { storage, clock } = useToolEnvironment();
  return useMemo(() => {
    const read = () => readEntries(storage.read(CACHE_KEY));
    return {
      get: (key) => {
        const hit = lookUpFix(read(), key, clock());
        if (hit) storage.write(CACHE_KEY, hit.entries);
        return hit?.result;
      },
      put: (entry) => {
        const now = clock();
        storage.write(CACHE_KEY, addFix(read(), { ...entry, timestamp: now, hitCount: 0 }, now));
      },
    };
  }, [storage, clock]);
}

/** Drops invalid entries. */
function readEntries(stored: unknown): CachedFix[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const checked = cachedFixSchema.safeParse(entry);
    return checked.success ? [checked.data] : [];
  });
}
