import { QUIET_KEY } from './reserved-space.ts';
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
  const told: string[] = [];
  const note = () => told.push('cleared');
  beforeEach(() => {
    told.length = 0;
    addEventListener(ANNOUNCEMENTS_CLEARED, note);
  });
  afterEach(() => {
    removeEventListener(ANNOUNCEMENTS_CLEARED, note);
    Reflect.deleteProperty(globalThis, 'caches');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    localStorage.clear();
  });

  it('forgets answers and room, tells the worker and then the page, and leaves dismissals alone', async () => {
    const kept = [
      'http://x/api/v1/announcements/active?language=zh',
      'http://x/api/v1/exchange-rates/latest',
    ];
    Object.assign(globalThis, { caches: fakeCaches(kept) });
    const messages: unknown[] = [];
    const serviceWorker = { controller: { postMessage: (message: unknown) => messages.push(message) } };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    localStorage.setItem(QUIET_KEY, 'header.a1');
    localStorage.setItem('stb:announcement-dismissals', '{"a":"1"}');

    await clearAnnouncementsCache();
    expect(kept).toEqual(['http://x/api/v1/exchange-rates/latest']);
    expect(messages).toEqual([{ type: 'CLEAR_ANNOUNCEMENTS' }]);
    expect(localStorage.getItem(QUIET_KEY)).toBeNull();
    expect(localStorage.getItem('stb:announcement-dismissals')).toBe('{"a":"1"}');
    expect(told).toEqual(['cleared']);
  });

  it('asks anew also where the browser has neither caches nor a worker', async () => {
    await clearAnnouncementsCache();
    expect(told).toEqual(['cleared']);
  });

  it('asks anew also where the caches fail', async () => {
    Object.assign(globalThis, { caches: { keys: () => Promise.reject(new Error('blocked')) } });
    await clearAnnouncementsCache();
    expect(told).toEqual(['cleared']);
  });
});
