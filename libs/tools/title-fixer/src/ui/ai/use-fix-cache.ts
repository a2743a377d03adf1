import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { useMemo } from 'react';
import type { AiFix } from './ai-fix.ts';
import { cachedFixSchema, hitFix, keepFix, type CachedFix } from './fix-cache.ts';

const CACHE_KEY = 'title-fixer:cache';

export interface FixCache {
  /** The answer to a question, counted as a hit. */
  readonly find: (key: string) => AiFix | undefined;
  readonly keep: (entry: Omit<CachedFix, 'timestamp' | 'hitCount'>) => void;
}

/** The AI's answers that this browser keeps. */
export function useFixCache(): FixCache {
  const { storage, clock } = useToolEnvironment();
  return useMemo(() => {
    const read = () => readEntries(storage.read(CACHE_KEY));
    return {
      find: (key) => {
        const hit = hitFix(read(), key, clock());
        if (hit) storage.write(CACHE_KEY, hit.entries);
        return hit?.result;
      },
      keep: (entry) => {
        const now = clock();
        storage.write(CACHE_KEY, keepFix(read(), { ...entry, timestamp: now, hitCount: 0 }, now));
      },
    };
  }, [storage, clock]);
}

/** Entries of an older version, or tampered with, are dropped. */
function readEntries(stored: unknown): CachedFix[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const checked = cachedFixSchema.safeParse(entry);
    return checked.success ? [checked.data] : [];
  });
}
