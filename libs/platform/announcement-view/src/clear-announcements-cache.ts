import { DISMISSED_IDS_KEY } from './reserved-space.ts';

/** Tells the pages of this tab that there may be other announcements now. */
export const ANNOUNCEMENTS_CLEARED = 'stb:announcements-cache-cleared';
const WORKER_MESSAGE = { type: 'CLEAR_ANNOUNCEMENTS' } as const;
const ANNOUNCEMENT_CALLS = '/api/v1/announcements/';

/**
 * Call it when an announcement was published, changed or deleted here: clears what browser and storage cached of
 * announcements, notifies the offline worker, and requests them again. What a visitor dismissed stays
 * dismissed: a changed announcement is another version.
 */
export async function clearAnnouncementsCache(): Promise<void> {
  try {
    localStorage.removeItem(DISMISSED_IDS_KEY);
  } catch {
    // Blocked: nothing was stored.
  }
  navigator.serviceWorker?.controller?.postMessage(WORKER_MESSAGE);
  await forgetAnswers().catch(() => undefined);
  dispatchEvent(new Event(ANNOUNCEMENTS_CLEARED));
}

/** Of every cache that the browser keeps for this site. There is none where the page came by plain http. */
async function forgetAnswers(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const cachedAnnouncements = (await cache.keys()).filter(({ url }) =>
      new URL(url).pathname.startsWith(ANNOUNCEMENT_CALLS),
    );
    await Promise.all(cachedAnnouncements.map((request) => cache.delete(request)));
  }
}
