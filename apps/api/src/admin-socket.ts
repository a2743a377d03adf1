import { once } from 'node:events';
import { request, type IncomingMessage, type RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { socketPath } from './backup/socket-path.ts';
import { UserRejection } from './features/users/user-rejection.ts';
import { openLocalSocket, type LocalSocket } from './local-socket.ts';
import { performUserCall, userCallSchema, type ListedUser, type UserCalls } from './user-calls.ts';

interface SocketAnswer {
  readonly result?: ListedUser[];
  /** Why the call was rejected. */
  readonly message?: string;
}

/** Lets the command line manage the users of the embedded database, which only the running service can open. */
export function openAdminSocket(
  calls: UserCalls,
  { dataDir, onFailure }: { readonly dataDir: string; readonly onFailure: (error: unknown) => void },
): Promise<LocalSocket> {
  const listener: RequestListener = (received, response) => {
    const answer = (status: number, body: SocketAnswer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    json(received)
      .then((body) => performUserCall(calls, userCallSchema.parse(body)))
      .then(
        (result) => answer(200, result ? { result } : {}),
        (error: unknown) => {
          if (error instanceof UserRejection) return answer(422, { message: error.message });
          onFailure(error);
          return answer(500, { message: 'The service could not do this: its log says why.' });
        },
      );
  };
  return openLocalSocket(socketPath(dataDir, 'admin'), listener, onFailure);
}

/** The calls over the socket of the service that holds the data folder; null if none answers. */
export async function connectToAdminSocket(dataDir: string): Promise<UserCalls | null> {
  const call = async (name: keyof UserCalls, ...args: readonly unknown[]): Promise<ListedUser[]> => {
    const { result, message } = await send(dataDir, { call: name, args });
    if (message !== undefined) throw new UserRejection(message);
    return result ?? [];
  };
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

async function send(dataDir: string, body: object): Promise<SocketAnswer> {
  const sending = request({ socketPath: socketPath(dataDir, 'admin'), method: 'POST', timeout: MINUTE });
  sending.once('timeout', () => sending.destroy(new UserRejection('The service did not answer in time.')));
  sending.end(JSON.stringify(body));
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  // The service of this release wrote it.
  return (await json(response)) as SocketAnswer;
}
