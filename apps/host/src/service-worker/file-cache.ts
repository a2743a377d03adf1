import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import { filesCache, olderCaches, removableCaches, STATE_CACHE } from './caches.model.ts';
import { cacheFiles, type CachePorts } from './cache-files.ts';
import type { CacheState } from './messages.ts';
import { baseFiles, hasShell, offlineTools, shellPath, toolFiles, type SiteFiles } from './site-files.ts';

/** A file without a first byte in this time is skipped until the next run. */
const LOAD_LIMIT_MS = 30_000;
const IGNORE_VARY = { ignoreVary: true };

export interface FileCacheOptions {
  readonly files: SiteFiles;
  readonly version: string;
  /** Ids of the pages that are open now. */
  readonly openPages: () => Promise<readonly string[]>;
}

/** The cached files of the site. */
export function createFileCache({ files, version, openPages }: FileCacheOptions) {
  const present = filesCache(version);

  /** Base first, then tool after tool; after each, `report` gets the tools that work offline by then. */
  async function store(
    language: Language,
    tools: readonly string[],
    report: (tools: readonly string[], state: CacheState) => Promise<void>,
  ): Promise<void> {
    const steps = [baseFiles(files, language), ...tools.map((id) => toolFiles(files, language, id))];
    const to = await cachePorts(version);
    let state: CacheState = 'running';
    for (const [index, step] of steps.entries()) {
      const ended = await cacheFiles(step, to);
      state = ended !== 'complete' ? ended : index === steps.length - 1 ? 'complete' : 'running';
      await report(offlineTools(files, language, to.isCached), state);
      if (ended !== 'complete') break;
    }
    await removeOlder(state === 'complete');
  }

  /** Stores, once, which pages are open while an older version's files exist, and removes unused caches. */
  async function removeOlder(isPresentComplete: boolean): Promise<void> {
    const names = olderCaches(await caches.keys(), version);
    if (names.length === 0) return;
    const open = await openPages();
    const older = await Promise.all(
      names.map(async (cache) => ({ cache, pages: await pagesOf(cache, open) })),
    );
    for (const cache of removableCaches(older, new Set(open), isPresentComplete)) {
      await caches.delete(cache);
      await (await caches.open(STATE_CACHE)).delete(`/${cache}`);
    }
  }

  /** A cached file of any version; none where the storage cannot be read. */
  function findAsset(request: Request): Promise<Response | undefined> {
    return caches.match(request, IGNORE_VARY).catch(() => undefined);
  }

  /** The offline shell of a language; without a language, the default's or else any other. */
  async function findShell(language: Language | null): Promise<Response | null> {
    const newestFirst = [present, ...[...olderCaches(await caches.keys(), version)].reverse()];
    for (const code of language ? [language] : LANGUAGE_CODES) {
      const shell = await findIn(newestFirst, shellPath(code));
      if (shell) return shell;
    }
    return null;
  }

  async function cachedLanguages(): Promise<readonly Language[]> {
    const cached = await cachedPaths(present).catch((): ReadonlySet<string> => new Set());
    return LANGUAGE_CODES.filter((code) => hasShell(code, (path) => cached.has(path)));
  }

  return { store, removeOlder, findAsset, findShell, cachedLanguages };
}

async function cachedPaths(name: string): Promise<ReadonlySet<string>> {
  const requests = await (await caches.open(name)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** From the service and from older versions into the cache of this one. */
async function cachePorts(version: string): Promise<CachePorts> {
  const name = filesCache(version);
  const cache = await caches.open(name);
  const older = olderCaches(await caches.keys(), version);
  const cached = new Set(await cachedPaths(name));
  return {
    isCached: (path) => cached.has(path),
    // Without a hash in its name, the same file may be another one.
    findOlder: (path) => (path.startsWith('/assets/') ? findIn(older, path) : Promise.resolve(null)),
    load: loadFile,
    isOfThisVersion: (path, response) => isOfVersion(path, response, version),
    async store(path, response) {
      await cache.put(path, response);
      cached.add(path);
    },
  };
}

async function findIn(names: readonly string[], path: string): Promise<Response | null> {
  for (const name of names) {
    const found = await (await caches.open(name)).match(path, IGNORE_VARY);
    if (found) return found;
  }
  return null;
}

/** What was noted of an older version's pages; the first time, those that are open. */
async function pagesOf(cache: string, open: readonly string[]): Promise<readonly string[]> {
  const state = await caches.open(STATE_CACHE);
  const noted = await state.match(`/${cache}`);
  if (noted) return (await noted.json()) as readonly string[];
  // If the storage is full, the pages that are open at the next run are stored, and the files stay as long.
  await state.put(`/${cache}`, new Response(JSON.stringify(open))).catch(() => undefined);
  return open;
}

function loadFile(path: string): Promise<Response> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), LOAD_LIMIT_MS);
  // The page's own requests go first. A file with a hash is often in the browser's own cache already.
  const cache = path.startsWith('/assets/') ? 'default' : 'no-cache';
  return fetch(path, { signal: given.signal, cache, priority: 'low', credentials: 'same-origin' }).finally(
    () => clearTimeout(timer),
  );
}

/** A file with a hash always matches its name; for all others the service may have a newer version. */
async function isOfVersion(path: string, response: Response, version: string): Promise<boolean> {
  if (!path.endsWith('.html')) return !(response.headers.get('content-type') ?? '').startsWith('text/html');
  return (await response.text()).includes(`data-version="${version}"`);
}
