import { createSessionFetch } from './session-fetch.ts';

/** A service that accepts one token only. */
function service(good: () => string) {
  const tokens: (string | null)[] = [];
  const send: typeof fetch = async (_input, init) => {
    const token = new Headers(init?.headers).get('authorization');
    tokens.push(token);
    return new Response(null, { status: token === `Bearer ${good()}` ? 200 : 401 });
  };
  return { tokens, fetch: send };
}

describe('createSessionFetch', () => {
  it('adds the token to the headers', async () => {
    const seen: Headers[] = [];
    const send = createSessionFetch({
      token: () => 'a',
      renew: async () => null,
      fetch: async (_input, init) => {
        seen.push(new Headers(init?.headers));
        return new Response();
      },
    });
    await send('/x', { headers: { 'content-type': 'application/json' } });
    expect(Object.fromEntries(seen[0] ?? [])).toEqual({
      authorization: 'Bearer a',
      'content-type': 'application/json',
    });
  });

  it('retries once with the renewed token', async () => {
    const { tokens, fetch: send } = service(() => 'never');
    const call = createSessionFetch({ token: () => 'a', renew: async () => 'b', fetch: send });
    expect((await call('/x')).status).toBe(401);
    expect(tokens).toEqual(['Bearer a', 'Bearer b']);
  });

  it('uses the token that a concurrent call renewed', async () => {
    let token = 'old';
    const { tokens, fetch: send } = service(() => 'new');
    const call = createSessionFetch({
      token: () => token,
      renew: () => Promise.reject(new Error('renewed twice')),
      fetch: async (...request) => {
        const answer = await send(...request);
        token = 'new';
        return answer;
      },
    });
    expect((await call('/x')).status).toBe(200);
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  });

  it('returns the rejection after the session has expired', async () => {
    const { fetch: send } = service(() => 'never');
    const call = createSessionFetch({ token: () => null, renew: async () => null, fetch: send });
    expect((await call('/x')).status).toBe(401);
  });
});
