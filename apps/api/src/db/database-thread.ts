import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createStallCount, type StallCount } from './stall-count.ts';

/** The embedded database in a thread of its own, so that no statement blocks the event loop. */
export interface DatabaseThread {
  /** Sends messages of the Postgres protocol; resolves with those that answer them. */
  readonly send: (messages: Uint8Array) => Promise<Uint8Array>;
  readonly stall: StallCount;
  readonly close: () => Promise<void>;
}

/** The type of the message `ReadyForQuery`, and its length with type and length field. */
const READY = 'Z'.charCodeAt(0);
const READY_LENGTH = 6;

type Failure = { readonly message: string; readonly code?: unknown };
type Posted = Uint8Array | 'ready' | 'closed' | Failure;

/** Opens the database of the folder. Rejects with the error of PGlite, which has a code if it comes from the file system. */
export async function startDatabaseThread(folder: string): Promise<DatabaseThread> {
  const { ENTRY } = await import('./database-thread-entry.mjs');
  const worker = new Worker(fileURLToPath(ENTRY), { workerData: { databaseFolder: folder } });
  const stall = createStallCount();
  const waiting: ((posted: Posted) => void)[] = [];
  worker.on('message', (posted: Posted) => waiting.shift()?.(posted));
  const next = () => new Promise<Posted>((resolve) => waiting.push(resolve));
  // Statements that wait when the thread dies are never answered, so they count as stalled.
  const ended = new Promise<Failure>((resolve) => {
    worker.once('error', resolve);
    worker.once('exit', (code) => resolve({ message: `the thread of the database ended with ${code}` }));
  });
  const opened = await Promise.race([next(), ended]);
  if (typeof opened === 'object' && 'message' in opened) {
    await worker.terminate();
    throw Object.assign(new Error(opened.message), { code: opened.code });
  }
  return {
    stall,
    send: async (messages) => {
      stall.sent();
      // A copy, because the driver cuts its messages out of a shared buffer.
      const copy = new Uint8Array(messages);
      worker.postMessage(copy, [copy.buffer]);
      const posted = await next();
      const answer = posted instanceof Uint8Array ? posted : new Uint8Array();
      // After a PANIC, such as no space for the write-ahead log, the database never completes a statement.
      if (isComplete(answer)) stall.answered();
      return answer;
    },
    close: async () => {
      const closed = next();
      worker.postMessage('close');
      await Promise.race([closed, ended]);
      await worker.terminate();
    },
  };
}

/** Whether the answer ends with the message `ReadyForQuery`, or is that to the end of a connection, which is empty. */
export function isComplete(answer: Uint8Array): boolean {
  return answer.length === 0 || answer.at(-READY_LENGTH) === READY;
}
