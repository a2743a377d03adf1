import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import type { User } from '@seller-toolbox/contracts/auth';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { SessionState } from './session-state.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('the admin section needs a SessionProvider around it');
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.read);
}

const UserContext = createContext<User | null>(null);
/** The guard puts it around every page. */
export const UserProvider = UserContext.Provider;

/** Who is signed in, on a page that the guard let through. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('nobody is signed in outside of the guard');
  return user;
}

/** Goes with every call of api-client. */
export function useCallOptions(): CallOptions {
  const { fetch } = useSession();
  return useMemo(() => ({ fetch }), [fetch]);
}

const ServerClockContext = createContext<ServerClock>(createServerClock());
export const ServerClockProvider = ServerClockContext.Provider;

export function useServerClock(): ServerClock {
  return useContext(ServerClockContext);
}
