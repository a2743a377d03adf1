import { answerPage, NETWORK_TIMEOUT_MS, type PagePorts } from './answer-page.ts';

const page = (text: string, status = 200) => new Response(text, { status });
const never = () => new Promise<never>(() => undefined);

async function answer(more: Partial<PagePorts>) {
  const answered = await answerPage({
    network: () => Promise.resolve(page('from the service')),
    cached: () => Promise.resolve(page('cached')),
    fallback: () => Promise.resolve(page('no connection', 503)),
    wait: never,
    ...more,
  });
  return answered.text();
}

describe('a page', () => {
  it('comes from the service while it answers', async () => {
    expect(await answer({})).toBe('from the service');
  });

  it.each([404, 499])('comes from the service with its status %i', async (status) => {
    expect(await answer({ network: () => Promise.resolve(page('not found', status)) })).toBe('not found');
  });

  it.each([500, 503])('is the cached one when the service is broken: %i', async (status) => {
    const network = () => Promise.resolve(page('broken', status));
    expect(await answer({ network })).toBe('cached');
    expect(await answer({ network, cached: () => Promise.resolve(null) })).toBe('broken');
  });

  it('is the cached one without a connection, else the offline page', async () => {
    const network = () => Promise.reject(new TypeError('failed'));
    expect(await answer({ network })).toBe('cached');
    expect(await answer({ network, cached: () => Promise.resolve(null) })).toBe('no connection');
  });

  it('is the offline page when the cache cannot be read', async () => {
    const cached = () => Promise.reject(new DOMException('blocked', 'UnknownError'));
    expect(await answer({ cached, network: () => Promise.resolve(page('broken', 500)) })).toBe('broken');
    const network = () => Promise.reject(new TypeError('failed'));
    expect(await answer({ cached, network })).toBe('no connection');
  });

  it('is the cached one after four seconds without an answer; uncached pages wait', async () => {
    const waits: number[] = [];
    const wait = (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    };
    expect(await answer({ network: never, wait })).toBe('cached');
    expect(waits).toEqual([NETWORK_TIMEOUT_MS]);
    const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(page('late')), 5));
    expect(await answer({ network: late, wait, cached: () => Promise.resolve(null) })).toBe('late');
  });
});
