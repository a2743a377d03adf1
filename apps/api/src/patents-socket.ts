import { socketPath } from './backup/socket-path.ts';
import { PatentFileError } from './features/patents/patent-file-error.ts';
import type { FileProgress } from './features/patents/patents.repository.ts';
import { callSocket, openCallSocket } from './local-calls.ts';
import type { LocalSocket } from './local-socket.ts';
import { patentCallSchema, performPatentCall, type PatentCalls, type PatentState } from './patent-calls.ts';

/** Lets the command line store designs in the embedded database, which only the running service can open. */
export function openPatentsSocket(
  calls: PatentCalls,
  { dataDir, onFailure }: { readonly dataDir: string; readonly onFailure: (error: unknown) => void },
): Promise<LocalSocket> {
  return openCallSocket(socketPath(dataDir, 'patents'), {
    perform: async (body) => performPatentCall(calls, patentCallSchema.parse(body)),
    isRejection: (error) => error instanceof PatentFileError,
    onFailure,
  });
}

/** The calls over the socket of the service that holds the data folder; null if none answers. */
export async function connectToPatentsSocket(dataDir: string): Promise<PatentCalls | null> {
  const address = socketPath(dataDir, 'patents');
  const send = <Result>(name: keyof PatentCalls, ...args: readonly unknown[]) =>
    callSocket<Result>(address, { call: name, args }, (message) => new PatentFileError(message));
  // The service answers these calls with a result.
  const calls: PatentCalls = {
    begin: async (file) => (await send<FileProgress>('begin', file)) as FileProgress,
    store: (slice) => send('store', slice),
    complete: (file) => send('complete', file),
    forget: (id) => send('forget', id),
    state: async () => (await send<PatentState>('state')) as PatentState,
  };
  const isAnswered = await calls.state().then(
    () => true,
    () => false,
  );
  return isAnswered ? calls : null;
}
