import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { openLocalSocket, type LocalSocket } from './local-socket.ts';

interface SocketAnswer<Result> {
  readonly result?: Result;
  /** Why the call was rejected. */
  readonly message?: string;
}

/** A call of the command line to the service, on a local socket. Arguments and result survive JSON. */
export interface LocalCall {
  readonly call: string;
  readonly args: readonly unknown[];
}

export interface CallSocketOptions {
  readonly perform: (body: unknown) => Promise<unknown>;
  /** Whether the caller can do something about the error: its message is then the answer. */
  readonly isRejection: (error: unknown) => error is Error;
  readonly onFailure: (error: unknown) => void;
}

/** Lets the command line work with the embedded database, which only the running service can open. */
export function openCallSocket(
  address: string,
  { perform, isRejection, onFailure }: CallSocketOptions,
): Promise<LocalSocket> {
  return openLocalSocket(
    address,
    (received, response) => {
      const answer = (status: number, body: SocketAnswer<unknown>) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      json(received)
        .then(perform)
        .then(
          (result) => answer(200, result === undefined ? {} : { result }),
          (error: unknown) => {
            if (isRejection(error)) return answer(422, { message: error.message });
            onFailure(error);
            return answer(500, { message: 'The service could not do this: its log says why.' });
          },
        );
    },
    onFailure,
  );
}

/** Calls the service at a socket; `reject` makes the error of a rejected call and of a missing answer. */
export async function callSocket<Result>(
  address: string,
  body: LocalCall,
  reject: (message: string) => Error,
): Promise<Result | undefined> {
  const sending = request({ socketPath: address, method: 'POST', timeout: MINUTE });
  sending.once('timeout', () => sending.destroy(reject('The request to the service timed out.')));
  sending.end(JSON.stringify(body));
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  // The service of this release wrote it.
  const { result, message } = (await json(response)) as SocketAnswer<Result>;
  if (message !== undefined) throw reject(message);
  return result;
}
