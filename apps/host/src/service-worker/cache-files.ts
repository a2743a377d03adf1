import type { CacheState } from './messages.ts';

/** Source and destination of files. */
export interface CachePorts {
  readonly isCached: (path: string) => boolean;
  /** The same file among those of an older version; null where it is not there. */
  readonly findOlder: (path: string) => Promise<Response | null>;
  /** Rejects where there is no connection, or the answer takes too long. */
  readonly load: (path: string) => Promise<Response>;
  /** Rejects when the storage quota is exceeded. */
  readonly store: (path: string, response: Response) => Promise<void>;
  /** False where the file belongs to another version of the site. */
  readonly isOfThisVersion: (path: string, response: Response) => Promise<boolean>;
}

const MAX_CONCURRENT = 3;

/**
 * Caches missing files, a few at a time, so that the page's own requests go first. It stops at the first failure; files
 * cached by then stay, and the next run continues from there.
 */
export async function cacheFiles(
  paths: readonly string[],
  ports: CachePorts,
): Promise<Exclude<CacheState, 'running'>> {
  const missing = paths.filter((path) => !ports.isCached(path));
  for (let from = 0; from < missing.length; from += MAX_CONCURRENT) {
    const states = await Promise.all(
      missing.slice(from, from + MAX_CONCURRENT).map((path) => cacheFile(path, ports)),
    );
    const failed = states.find((state) => state !== 'complete');
    if (failed) return failed;
  }
  return 'complete';
}

async function cacheFile(path: string, ports: CachePorts): Promise<Exclude<CacheState, 'running'>> {
  const found = (await ports.findOlder(path)) ?? (await ports.load(path).catch(() => null));
  if (!found) return 'cut';
  if (found.status >= 500 || found.status === 429) return 'cut';
  if (!found.ok || !(await ports.isOfThisVersion(path, found.clone()))) return 'outdated';
  return ports.store(path, found).then(
    () => 'complete' as const,
    () => 'full' as const,
  );
}
