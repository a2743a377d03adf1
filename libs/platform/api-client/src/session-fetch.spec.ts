import { createSessionFetch } from './session-fetch.ts';

/** A service that takes one token only. */
function service(good: () => string) {
  const tokens: (string | null)[] = [];
  const send: typeof fetch = async (_input, init) => {
    const token = new Headers(init?.headers).get('authorization');
    tokens.push(token);
    return new Response(null, { status: token === `Bearer ${good()}` ? 200 : 401 });
  };
  return { tokens, fetch: send };
}

describe('a call of somebody who is signed in', () => {
  it('carries the token beside its own headers', async () => {
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

  it('is made once more with the token that was renewed, and no third time', async () => {
    const { tokens, fetch: send } = service(() => 'never');
    const call = createSessionFetch({ token: () => 'a', renew: async () => 'b', fetch: send });
    expect((await call('/x')).status).toBe(401);
    expect(tokens).toEqual(['Bearer a', 'Bearer b']);
  });

  it('takes the token that another call has renewed meanwhile', async () => {
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

  it('gives the refusal when the session has ended', async () => {
    const { fetch: send } = service(() => 'never');
    const call = createSessionFetch({ token: () => null, renew: async () => null, fetch: send });
    expect((await call('/x')).status).toBe(401);
  });
});
