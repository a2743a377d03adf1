import type { SignedIn, User } from '@seller-toolbox/contracts/auth';
import { createObserved } from '@seller-toolbox/browser-kit/observed';

/** Why no one is signed in. `never-signed-in`: not in this page. */
export type SignOutReason = 'never-signed-in' | 'session-expired' | 'signed-out' | 'password-changed';

export type SessionState =
  | { readonly status: 'checking' }
  /** The service did not answer; this signs no one out. */
  | { readonly status: 'unreachable'; readonly error: unknown }
  | { readonly status: 'signed-out'; readonly reason: SignOutReason }
  | { readonly status: 'signed-in'; readonly user: User };

/** What this page knows of who is signed in, and the access token, which is kept nowhere else. */
export interface SessionHolder {
  readonly read: () => SessionState;
  readonly token: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly become: (state: SessionState) => void;
  readonly open: (signedIn: SignedIn) => void;
  /** Does nothing if no one is signed in any more: the first reason holds. */
  readonly close: (reason: SignOutReason) => void;
}

export function createSessionHolder(): SessionHolder {
  const state = createObserved<SessionState>({ status: 'checking' });
  let token: string | null = null;
  return {
    read: state.read,
    token: () => token,
    subscribe: state.subscribe,
    become: state.write,
    open(signedIn) {
      token = signedIn.access_token;
      state.write({ status: 'signed-in', user: signedIn.user });
    },
    close(reason) {
      token = null;
      if (state.read().status !== 'signed-out') state.write({ status: 'signed-out', reason });
    },
  };
}
