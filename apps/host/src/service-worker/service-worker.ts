import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@seller-toolbox/words';
import { answerAnnouncements } from './announcements.ts';
import { answerPage } from './answer-page.ts';
import { ANNOUNCEMENTS_CACHE } from './caches.model.ts';
import { createFileCache } from './file-cache.ts';
import type { CacheReport, ToWorker, VersionAnswer } from './messages.ts';
import { offlineAnswer, type OfflinePageWords } from './offline-page.ts';
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

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', answer);
scope.addEventListener('message', onMessage);

/** The first version takes the open pages immediately; a newer one waits for `SKIP_WAITING` or until all pages are closed. */
async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  // Where the storage cannot be read, the pages are served all the same.
  await fileCache.removeOlder(false).catch(() => undefined);
  await scope.clients.claim();
}

function answer(event: WorkerFetchEvent): void {
  const { request } = event;
  const incoming = {
    url: request.url,
    method: request.method,
    mode: request.mode,
    isAuthorized: request.headers.has('authorization'),
  };
  const found = requestKind(incoming, scope.location.origin);
  if (found.kind === 'page') event.respondWith(page(event, found.language));
  if (found.kind === 'service-page') event.respondWith(servicePage(event));
  if (found.kind === 'asset') event.respondWith(asset(request));
  if (found.kind === 'announcements') event.respondWith(announcements(request, found.language));
}

async function fromNetwork({ preloadResponse, request }: WorkerFetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function page(event: WorkerFetchEvent, language: Language | null): Promise<Response> {
  return answerPage({
    network: () => fromNetwork(event),
    cached: () => fileCache.findShell(language),
    neither: () => offline(language),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}

function servicePage(event: WorkerFetchEvent): Promise<Response> {
  return fromNetwork(event).catch(() => offline(null));
}

async function offline(requested: Language | null): Promise<Response> {
  const languages = await fileCache.cachedLanguages();
  const language = requested ?? languages[0] ?? DEFAULT_LANGUAGE;
  return offlineAnswer({
    words: OFFLINE_WORDS[language],
    language,
    cached: languages,
    nonce: String(crypto.getRandomValues(new Uint32Array(4))).replaceAll(',', ''),
  });
}

async function asset(request: Request): Promise<Response> {
  return (await fileCache.findAsset(request)) ?? fetch(request);
}

function announcements(request: Request, language: Language): Promise<Response> {
  const cache = () => caches.open(ANNOUNCEMENTS_CACHE);
  const key = `/${language}`;
  return answerAnnouncements({
    network: () => fetch(request),
    read: async () => (await cache()).match(key),
    store: async (response) => (await cache()).put(key, response),
    now: () => Date.now(),
  });
}

function onMessage(event: WorkerMessageEvent): void {
  const message = toMessage(event.data);
  if (message?.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
  if (message?.type === 'CLEAR_ANNOUNCEMENTS') event.waitUntil(caches.delete(ANNOUNCEMENTS_CACHE));
  if (message?.type === 'VERSION') event.ports[0]?.postMessage({ version: VERSION } satisfies VersionAnswer);
  if (message?.type === 'KEEP') event.waitUntil(cacheNext(message.language, message.tools));
}

let last: Promise<void> = Promise.resolve();

/** One run after the other: pages in two languages do not load side by side. */
function cacheNext(language: Language, tools: readonly string[]): Promise<void> {
  const run = () =>
    fileCache.store(language, tools, async (ready, state) => {
      const report: CacheReport = { type: 'KEPT', language, tools: ready, state };
      for (const client of await openPages()) client.postMessage(report);
    });
  last = last.then(run, run);
  return last;
}

/** Anything may be sent to a worker. */
function toMessage(data: unknown): ToWorker | null {
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
