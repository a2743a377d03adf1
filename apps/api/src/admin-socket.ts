import { socketPath } from './backup/socket-path.ts';
import { UserRejection } from './features/users/user-rejection.ts';
import { callSocket, openCallSocket } from './local-calls.ts';
import type { LocalSocket } from './local-socket.ts';
import { performUserCall, userCallSchema, type ListedUser, type UserCalls } from './user-calls.ts';

/** Lets the command line manage the users of the embedded database, which only the running service can open. */
export function openAdminSocket(
  calls: UserCalls,
  { dataDir, onFailure }: { readonly dataDir: string; readonly onFailure: (error: unknown) => void },
): Promise<LocalSocket> {
  return openCallSocket(socketPath(dataDir, 'admin'), {
    perform: async (body) => performUserCall(calls, userCallSchema.parse(body)),
    isRejection: (error) => error instanceof UserRejection,
    onFailure,
  });
}

/** The calls over the socket of the service that holds the data folder; null if none answers. */
export async function connectToAdminSocket(dataDir: string): Promise<UserCalls | null> {
  const address = socketPath(dataDir, 'admin');
  const call = async (name: keyof UserCalls, ...args: readonly unknown[]): Promise<ListedUser[]> =>
    (await callSocket<ListedUser[]>(
      address,
      { call: name, args },
      (message) => new UserRejection(message),
    )) ?? [];
  const run = async (...request: Parameters<typeof call>) => void (await call(...request));
  const isAnswered = await call('listUsers').then(
    () => true,
    () => false,
  );
  if (!isAnswered) return null;
  return {
    createUser: (user) => run('createUser', user),
    listUsers: () => call('listUsers'),
    resetPassword: (username, password, expiresAt) => run('resetPassword', username, password, expiresAt),
    setRole: (username, role) => run('setRole', username, role),
    disableUser: (username) => run('disableUser', username),
    enableUser: (username) => run('enableUser', username),
  };
}
