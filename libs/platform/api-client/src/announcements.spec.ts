import { activeAnnouncements } from './announcements.ts';

function answering(data: unknown) {
  const calls: { url: URL; init: RequestInit }[] = [];
  const request: typeof fetch = async (url, init = {}) => {
    calls.push({ url: new URL(String(url), 'http://localhost'), init });
    return Response.json({ success: true, data });
  };
  return { calls, fetch: request };
}

describe('activeAnnouncements', () => {
  it('sends language and session without caching', async () => {
    const service = answering([]);
    expect(await activeAnnouncements({ language: 'zh-TW', userSession: 's1' }, service)).toEqual([]);
    const [{ url, init } = { url: new URL('http://none'), init: {} }] = service.calls;
    expect(url.pathname).toBe('/api/v1/announcements/active');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      language: 'zh-TW',
      user_session: 's1',
      t: expect.stringMatching(/^\d{13}$/),
    });
    expect(init).toMatchObject({ method: 'GET', cache: 'no-store' });
  });

  it('rejects an invalid answer', async () => {
    const service = answering([{ id: '1', title: 'no more' }]);
    await expect(activeAnnouncements({ language: 'zh', userSession: 's' }, service)).rejects.toMatchObject({
      code: 'network.unreadable',
    });
  });
});
