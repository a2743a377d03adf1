import { SERVICE_WORKER, trustedScript } from '../../site/base/trusted-scripts.ts';
import type { CacheReport, ToWorker, VersionAnswer } from '../../service-worker/messages.ts';

/** A worker that does not answer in this time counts as one of another version. */
const ANSWER_LIMIT_MS = 2000;
const TAKE_OVER_LIMIT_MS = 3000;

export type Registration = ServiceWorkerRegistration;

/** Null where the browser has no such workers, or does not let the site have one: all else works without. */
export async function registerWorker(): Promise<Registration | null> {
  try {
    const address = trustedScript(SERVICE_WORKER);
    const registered = await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
    // Where a test blocks workers, it resolves with nothing.
    return registered ?? null;
  } catch {
    return null;
  }
}

export function postToWorker(worker: ServiceWorker | null, message: ToWorker): void {
  worker?.postMessage(message);
}

/** The version of the site that a worker belongs to; null where it does not say. */
export function requestVersion(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(null), ANSWER_LIMIT_MS);
    port1.onmessage = ({ data }: MessageEvent<VersionAnswer>) => resolve(data.version);
    worker.postMessage({ type: 'VERSION' } satisfies ToWorker, [port2]);
  });
}

/** Lets the waiting worker take over; resolves when it has, or does not seem to. */
export function activateWaitingWorker(waiting: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKE_OVER_LIMIT_MS);
    postToWorker(waiting, { type: 'SKIP_WAITING' });
  });
}

/** Subscribes to the reports of the worker about cached files. */
export function onCacheReport(listener: (report: CacheReport) => void): () => void {
  const workers = navigator.serviceWorker;
  if (!workers) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'KEPT')
      // The worker is of this site.
      listener(data as CacheReport);
  };
  workers.addEventListener('message', hear);
  workers.startMessages();
  return () => workers.removeEventListener('message', hear);
}
