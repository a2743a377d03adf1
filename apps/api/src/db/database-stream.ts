import { Duplex } from 'node:stream';
import type { DatabaseThread } from './database-thread.ts';

/** A statement of the embedded database may take so long in a running service. */
export const STATEMENT_LIMIT_SECONDS = 10;

/** What a new connection must not inherit from one that was cut: a transaction and prepared statements. */
const RESETS = ['rollback', 'discard all'].map(queryMessage);

/** The request to the database timed out. `isUnavailable` knows the code. */
export class StatementTimeoutError extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('the request to the embedded database timed out');
    this.name = 'StatementTimeoutError';
  }
}

/** A connection to the embedded database, instead of the socket that the pg driver opens by default. */
export class DatabaseStream extends Duplex {
  readonly #thread: DatabaseThread;

  constructor(thread: DatabaseThread) {
    super();
    this.#thread = thread;
  }

  connect(): this {
    process.nextTick(() => {
      if (this.rejectIfStalled()) return;
      for (const reset of RESETS) void this.#thread.send(reset);
      this.emit('connect');
    });
    return this;
  }

  /** Fails all statements of this connection if the database does not answer. */
  rejectIfStalled(): boolean {
    const isStalled = this.#thread.stall.seconds() >= STATEMENT_LIMIT_SECONDS;
    if (isStalled) this.destroy(new StatementTimeoutError());
    return isStalled;
  }

  override _read(): void {}

  override _write(messages: Uint8Array, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    void this.#exchange(messages, done);
  }

  /** The driver writes the messages of one statement together. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    void this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  async #exchange(messages: Uint8Array, done: () => void): Promise<void> {
    const answer = await this.#thread.send(messages);
    if (this.destroyed) return;
    if (answer.length > 0) this.push(answer);
    done();
  }

  // Of a socket; the driver calls them.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}

/** The protocol's message `Query`. */
function queryMessage(text: string): Uint8Array {
  const message = Buffer.alloc(1 + 4 + text.length + 1);
  message.write('Q');
  message.writeInt32BE(message.length - 1, 1);
  message.write(text, 5);
  return message;
}
