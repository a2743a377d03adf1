import { ApiError, beaconEvents, health, sendEvents, topTools } from './index.ts';

const event = { type: 'page_view' as const, timestamp: 0, session_id: 's', path: '/' };

function answering(status: number, body: unknown) {
  const calls: { url: string; init: RequestInit }[] = [];
  const answer = typeof body === 'string' ? body : JSON.stringify(body);
  const fetchIt: typeof fetch = async (url, init) => {
    calls.push({ url: String(url), init: init ?? {} });
    return new Response(answer, { status });
  };
  return { calls, fetch: fetchIt };
}

/** A fetch that never answers but supports abort. */
const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    const give = () => reject(new DOMException('aborted', 'AbortError'));
    if (init?.signal?.aborted) give();
    init?.signal?.addEventListener('abort', give);
  });

describe('callApi', () => {
  it('returns the data of the answer', async () => {
    const service = answering(200, { success: true, data: { status: 'ok', version: '1.0.0', uptime: 3 } });
    expect(await health({ fetch: service.fetch })).toEqual({ status: 'ok', version: '1.0.0', uptime: 3 });
    expect(service.calls[0]?.url).toBe('/api/v1/health');
  });

  it('sends the limit of tools', async () => {
    const service = answering(200, { success: true, data: [] });
    expect(await topTools({ limit: 3, fetch: service.fetch, baseUrl: 'http://localhost:3000' })).toEqual([]);
    expect(service.calls[0]?.url).toBe('http://localhost:3000/api/v1/analytics/top-tools?limit=3');
  });

  it('sends events as JSON with keepalive', async () => {
    const service = answering(202, { success: true, data: { accepted: 1, duplicate: false } });
    await sendEvents({ events: [event] }, { fetch: service.fetch });
    expect(service.calls[0]?.init).toMatchObject({
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events: [event] }),
    });
  });

  it('throws the rejection with its fields', async () => {
    const service = answering(422, {
      success: false,
      message: '请求内容不正确',
      error: { code: 'request.invalid', fields: [{ path: 'events.0.type', code: 'invalid-value' }, 'odd'] },
    });
    const error = await sendEvents({ events: [event] }, { fetch: service.fetch }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: 'request.invalid',
      message: '请求内容不正确',
      fields: [{ path: 'events.0.type', code: 'invalid-value' }],
      isTemporary: false,
    });
  });

  it.each([
    ['a page instead of JSON', 502, '<html>'],
    ['JSON that is no envelope', 200, 'null'],
    ['data of another shape', 200, { success: true, data: { status: 'ok' } }],
  ])('throws unreadable for %s', async (_title, status, body) => {
    await expect(health({ fetch: answering(status, body).fetch })).rejects.toMatchObject({
      code: 'network.unreadable',
      status,
    });
  });

  it('separates a timeout from a network failure', async () => {
    await expect(health({ fetch: silent, timeoutMs: 1 })).rejects.toMatchObject({
      code: 'network.timed-out',
      isTemporary: true,
    });
    const broken: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
    await expect(health({ fetch: broken })).rejects.toMatchObject({ code: 'network.failed', status: 0 });
  });

  it('rethrows the abort of the caller', async () => {
    const caller = new AbortController();
    const call = health({ fetch: silent, signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a beacon', () => {
  it('is plain text of the same batch', () => {
    const sent: string[] = [];
    const taken = beaconEvents({ events: [event] }, { sendBeacon: (url, body) => sent.push(url, body) > 0 });
    expect(taken).toBe(true);
    expect(sent).toEqual(['/api/v1/analytics/batch', JSON.stringify({ events: [event] })]);
  });
});
