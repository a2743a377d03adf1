export interface SessionFetchOptions {
  /** The current access token, or null. */
  readonly token: () => string | null;
  /** Gets a new access token, shared by concurrent calls; null if the session has expired. */
  readonly renew: () => Promise<string | null>;
  readonly fetch?: typeof fetch | undefined;
}

/**
 * A `fetch` with the access token. After a 401 it renews the token and retries the call once.
 */
export function createSessionFetch({ token, renew, fetch: given }: SessionFetchOptions): typeof fetch {
  return async (input, init) => {
    const send = given ?? fetch;
    const used = token();
    const answer = await send(input, withBearer(init, used));
    if (answer.status !== 401) return answer;
    // Another call may have renewed it.
    const next = token() === used ? await renew() : token();
    return next === null ? answer : send(input, withBearer(init, next));
  };
}

function withBearer(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
