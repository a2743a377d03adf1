export interface SessionFetchOptions {
  /** The access token of the moment; null where there is none. */
  readonly token: () => string | null;
  /** Gets another access token, once for all that wait for it; null when the session has ended. */
  readonly renew: () => Promise<string | null>;
  readonly fetch?: typeof fetch | undefined;
}

/**
 * A `fetch` for calls of somebody who is signed in: it carries the access token. When the service does not take it any
 * more, it is renewed and the call is made once again.
 */
export function createSessionFetch({ token, renew, fetch: given }: SessionFetchOptions): typeof fetch {
  return async (input, init) => {
    const send = given ?? fetch;
    const used = token();
    const answer = await send(input, withBearer(init, used));
    if (answer.status !== 401) return answer;
    // Another call may have renewed it while this one was under way.
    const next = token() === used ? await renew() : token();
    return next === null ? answer : send(input, withBearer(init, next));
  };
}

function withBearer(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
