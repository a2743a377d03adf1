import { ApiError } from '@seller-toolbox/api-client';
import { login, logout, refreshByCookie } from '@seller-toolbox/api-client/accounts';
import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import { createSessionFetch } from '@seller-toolbox/api-client/session-fetch';
import type { Login } from '@seller-toolbox/contracts/auth';
import type { OtherTabs } from './other-tabs.ts';
import { createSessionHolder, type SessionState, type SignOutReason } from './session-state.ts';

/** Who is signed in on this page. The access token is kept in memory; the refresh token is a cookie that no script reads. */
export interface Session {
  readonly read: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the service who the cookie belongs to. */
  readonly resume: () => Promise<void>;
  readonly signIn: (input: Login) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** The service has ended every session already; the page follows when its message has been read. */
  readonly endAfterPasswordChange: () => void;
  /** For every call of the signed-in admin: carries the token, renews it, and notices the end of the session. */
  readonly fetch: typeof fetch;
}

/** How long the message about a changed password stays. */
export const PASSWORD_CHANGED_MS = 2000;

export function createSession(options: CallOptions = {}, tabs?: OtherTabs): Session {
  const holder = createSessionHolder();
  tabs?.onSignOut(() => holder.close('signed-out'));
  let renewal: Promise<string | null> | null = null;
  let endReason: SignOutReason = 'session-expired';
  let ending: ReturnType<typeof setTimeout> | undefined;

  /** One request however many calls wait for it. */
  function renew(): Promise<string | null> {
    renewal ??= askForToken().finally(() => (renewal = null));
    return renewal;
  }

  async function askForToken(): Promise<string | null> {
    const before = holder.read();
    if (before.status === 'signed-out') return null;
    try {
      const signedIn = await refreshByCookie(options);
      // The admin may have signed out since then.
      if (holder.read() === before) holder.open(signedIn);
    } catch (error) {
      if (!isRejection(error)) throw error;
      holder.close(before.status === 'signed-in' ? endReason : 'never-signed-in');
    }
    return holder.token();
  }

  return {
    read: holder.read,
    subscribe: holder.subscribe,
    async resume() {
      holder.become({ status: 'checking' });
      await renew().catch((error: unknown) => holder.become({ status: 'unreachable', error }));
    },
    async signIn(input) {
      const signedIn = await login(input, options);
      clearTimeout(ending);
      endReason = 'session-expired';
      holder.open(signedIn);
    },
    async signOut() {
      const leaving = logout({ ...options, fetch: withToken(options.fetch, holder.token()) });
      holder.close('signed-out');
      tabs?.announceSignOut();
      await leaving;
    },
    endAfterPasswordChange() {
      endReason = 'password-changed';
      ending = setTimeout(() => holder.close('password-changed'), PASSWORD_CHANGED_MS);
    },
    fetch: createSessionFetch({ token: holder.token, renew, fetch: options.fetch }),
  };
}

function isRejection(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** Carries a token that is not to be renewed. */
function withToken(given: typeof fetch | undefined, token: string | null): typeof fetch {
  return createSessionFetch({ token: () => token, renew: async () => null, fetch: given });
}
