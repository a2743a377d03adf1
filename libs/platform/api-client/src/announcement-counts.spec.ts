import { countAnnouncementClick, countAnnouncementSeen } from './announcement-counts.ts';

function answering(data: unknown) {
  const calls: { path: string; init: RequestInit }[] = [];
  const request: typeof fetch = async (url, init = {}) => {
    calls.push({ path: new URL(String(url), 'http://localhost').pathname, init });
    return Response.json({ success: true, data });
  };
  return { calls, fetch: request };
}

describe('the counts of announcements', () => {
  it.each([
    ['view', countAnnouncementClick],
    ['seen', countAnnouncementSeen],
  ])('are sent to .../%s with keepalive', async (path, count) => {
    const service = answering({ id: 'a/b' });
    await count({ id: 'a/b', userSession: 's1' }, service);
    expect(service.calls[0]?.path).toBe(`/api/v1/announcements/a%2Fb/${path}`);
    expect(service.calls[0]?.init).toMatchObject({
      method: 'POST',
      keepalive: true,
      body: '{"user_session":"s1"}',
    });
  });
});
