import { DISMISSED_IDS_KEY } from './reserved-space.ts';
import { ANNOUNCEMENTS_CLEARED, clearAnnouncementsCache } from './clear-announcements-cache.ts';

/** A cache of the browser, as far as the routine uses one. */
function fakeCaches(urls: string[]) {
  const cache = {
    keys: async () => urls.map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => urls.splice(urls.indexOf(url), 1).length > 0,
  };
  return { keys: async () => ['stb-1'], open: async () => cache };
}

describe('clearing the cache of announcements', () => {
  const cleared: string[] = [];
  const note = () => cleared.push('cleared');
  beforeEach(() => {
    cleared.length = 0;
    addEventListener(ANNOUNCEMENTS_CLEARED, note);
  });
  afterEach(() => {
    removeEventListener(ANNOUNCEMENTS_CLEARED, note);
    Reflect.deleteProperty(globalThis, 'caches');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    localStorage.clear();
  });

  it('removes cached answers and dismissed ids, notifies the worker and then the page, and keeps dismissals', async () => {
    const kept = [
      'http://x/api/v1/announcements/active?language=zh',
      'http://x/api/v1/exchange-rates/latest',
    ];
    Object.assign(globalThis, { caches: fakeCaches(kept) });
    const messages: unknown[] = [];
    const serviceWorker = { controller: { postMessage: (message: unknown) => messages.push(message) } };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    localStorage.setItem(DISMISSED_IDS_KEY, 'header.a1');
    localStorage.setItem('stb:announcement-dismissals', '{"a":"1"}');

    await clearAnnouncementsCache();
    expect(kept).toEqual(['http://x/api/v1/exchange-rates/latest']);
    expect(messages).toEqual([{ type: 'CLEAR_ANNOUNCEMENTS' }]);
    expect(localStorage.getItem(DISMISSED_IDS_KEY)).toBeNull();
    expect(localStorage.getItem('stb:announcement-dismissals')).toBe('{"a":"1"}');
    expect(cleared).toEqual(['cleared']);
  });

  it('notifies the page also without caches or a worker', async () => {
    await clearAnnouncementsCache();
    expect(cleared).toEqual(['cleared']);
  });

  it('notifies the page also if the caches fail', async () => {
    Object.assign(globalThis, { caches: { keys: () => Promise.reject(new Error('blocked')) } });
    await clearAnnouncementsCache();
    expect(cleared).toEqual(['cleared']);
  });
});
