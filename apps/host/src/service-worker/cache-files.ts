import type { CacheState } from './messages.ts';

/** Where files come from and go to. */
export interface CachePorts {
  readonly isCached: (path: string) => boolean;
  /** The same file among those of an older version; null where it is not there. */
  readonly findOlder: (path: string) => Promise<Response | null>;
  /** Rejects where there is no connection, or the answer takes too long. */
  readonly load: (path: string) => Promise<Response>;
  /** Rejects where the browser gives no more room. */
  readonly keep: (path: string, response: Response) => Promise<void>;
  /** False where the file belongs to another version of the site. */
  readonly isOurs: (path: string, response: Response) => Promise<boolean>;
}

const AT_ONCE = 3;

/**
 * Keeps the files that are missing, few at once, so that whoever uses the page goes first. It ends at the first that it cannot have;
 * what is kept by then stays, and the next run goes on from there.
 */
export async function cacheFiles(
  paths: readonly string[],
  ports: CachePorts,
): Promise<Exclude<CacheState, 'running'>> {
  const missing = paths.filter((path) => !ports.isCached(path));
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const states = await Promise.all(
      missing.slice(from, from + AT_ONCE).map((path) => keepFile(path, ports)),
    );
    const failed = states.find((state) => state !== 'complete');
    if (failed) return failed;
  }
  return 'complete';
}

async function keepFile(path: string, ports: CachePorts): Promise<Exclude<CacheState, 'running'>> {
  const found = (await ports.findOlder(path)) ?? (await ports.load(path).catch(() => null));
  if (!found) return 'cut';
  if (found.status >= 500 || found.status === 429) return 'cut';
  if (!found.ok || !(await ports.isOurs(path, found.clone()))) return 'outdated';
  return ports.keep(path, found).then(
    () => 'complete' as const,
    () => 'full' as const,
  );
}
