import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@seller-toolbox/words';
import { answerAnnouncements } from './announcements.ts';
import { answerPage } from './answer-page.ts';
import { ANNOUNCEMENTS_CACHE } from './caches.model.ts';
import { createFileCache } from './file-cache.ts';
import type { CacheReport, ToWorker, VersionAnswer } from './messages.ts';
import { offlineResponse, type OfflinePageWords } from './offline-page.ts';
import { requestKind } from './request-kind.ts';
import type { SiteFiles } from './site-files.ts';
import type { WorkerFetchEvent, WorkerMessageEvent, WorkerScope } from './worker-scope.ts';

/** Written in by the build. */
declare const SITE_FILES: SiteFiles;
declare const OFFLINE_WORDS: Readonly<Record<Language, OfflinePageWords>>;
/** Written in by the service: the build and the deployer's texts together. */
const VERSION = '{{build.version}}';

const TOOL_IDS = Object.keys(SITE_FILES.tools);

// The file is the entry of a worker.
const scope = globalThis as unknown as WorkerScope;

const openPages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
const fileCache = createFileCache({
  files: SITE_FILES,
  version: VERSION,
  openPages: async () => (await openPages()).map(({ id }) => id),
});

scope.addEventListener('activate', (event) => event.waitUntil(handleActivate()));
scope.addEventListener('fetch', handleFetch);
scope.addEventListener('message', handleMessage);

/** The first version takes the open pages immediately; a newer one waits for `SKIP_WAITING` or until all pages are closed. */
async function handleActivate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  // Where the storage cannot be read, the pages are served all the same.
  await fileCache.removeOlder(false).catch(() => undefined);
  await scope.clients.claim();
}

function handleFetch(event: WorkerFetchEvent): void {
  const { request } = event;
  const incoming = {
    url: request.url,
    method: request.method,
    mode: request.mode,
    isAuthorized: request.headers.has('authorization'),
  };
  const requested = requestKind(incoming, scope.location.origin);
  if (requested.kind === 'page') event.respondWith(handlePage(event, requested.language));
  if (requested.kind === 'service-page') event.respondWith(handleServicePage(event));
  if (requested.kind === 'asset') event.respondWith(handleAsset(request));
  if (requested.kind === 'announcements') event.respondWith(handleAnnouncements(request, requested.language));
}

async function fetchFromNetwork({ preloadResponse, request }: WorkerFetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function handlePage(event: WorkerFetchEvent, language: Language | null): Promise<Response> {
  return answerPage({
    network: () => fetchFromNetwork(event),
    cached: () => fileCache.findShell(language),
    fallback: () => createOfflineResponse(language),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}

function handleServicePage(event: WorkerFetchEvent): Promise<Response> {
  return fetchFromNetwork(event).catch(() => createOfflineResponse(null));
}

async function createOfflineResponse(requested: Language | null): Promise<Response> {
  const languages = await fileCache.cachedLanguages();
  const language = requested ?? languages[0] ?? DEFAULT_LANGUAGE;
  return offlineResponse({
    words: OFFLINE_WORDS[language],
    language,
    cached: languages,
    nonce: String(crypto.getRandomValues(new Uint32Array(4))).replaceAll(',', ''),
  });
}

async function handleAsset(request: Request): Promise<Response> {
  return (await fileCache.findAsset(request)) ?? fetch(request);
}

function handleAnnouncements(request: Request, language: Language): Promise<Response> {
  const cache = () => caches.open(ANNOUNCEMENTS_CACHE);
  const key = `/${language}`;
  return answerAnnouncements({
    network: () => fetch(request),
    read: async () => (await cache()).match(key),
    store: async (response) => (await cache()).put(key, response),
    now: () => Date.now(),
  });
}

function handleMessage(event: WorkerMessageEvent): void {
  const message = parseMessage(event.data);
  if (message?.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
  if (message?.type === 'CLEAR_ANNOUNCEMENTS') event.waitUntil(caches.delete(ANNOUNCEMENTS_CACHE));
  if (message?.type === 'VERSION') event.ports[0]?.postMessage({ version: VERSION } satisfies VersionAnswer);
  if (message?.type === 'KEEP') event.waitUntil(enqueueCaching(message.language, message.tools));
}

let lastRun: Promise<void> = Promise.resolve();

/** One run after the other: pages in two languages do not load side by side. */
function enqueueCaching(language: Language, tools: readonly string[]): Promise<void> {
  const run = () =>
    fileCache.store(language, tools, async (ready, state) => {
      const report: CacheReport = { type: 'KEPT', language, tools: ready, state };
      for (const client of await openPages()) client.postMessage(report);
    });
  lastRun = lastRun.then(run, run);
  return lastRun;
}

/** Anything may be sent to a worker. */
function parseMessage(data: unknown): ToWorker | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, language, tools } = data as Record<string, unknown>;
  if (type === 'SKIP_WAITING' || type === 'VERSION' || type === 'CLEAR_ANNOUNCEMENTS') return { type };
  if (type !== 'KEEP' || !isLanguage(language) || !Array.isArray(tools)) return null;
  return {
    type,
    language,
    tools: tools.filter((id) => typeof id === 'string' && TOOL_IDS.includes(id)),
  };
}
