import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { createKysely } from './connection.ts';
import { isUnavailable } from './is-unavailable.ts';

/** Enough of the protocol for connections to be opened: authentication ok, ready for query. Queries get an answer until `isFrozen`. */
const OPENED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
/** Parse and bind complete, no data, command complete "SELECT 0", ready for query. */
const ANSWERED = Buffer.concat([
  Buffer.from([0x31, 0, 0, 0, 4, 0x32, 0, 0, 0, 4, 0x6e, 0, 0, 0, 4, 0x43, 0, 0, 0, 13]),
  Buffer.from('SELECT 0\0'),
  Buffer.from([0x5a, 0, 0, 0, 5, 0x49]),
]);

let server: Server;
let sockets: Socket[];
let isFrozen: boolean;
beforeEach(async () => {
  sockets = [];
  isFrozen = false;
  server = createServer((socket) => {
    sockets.push(socket);
    let isOpened = false;
    socket.on('error', () => {});
    socket.on('data', () => {
      if (isFrozen) return;
      socket.write(isOpened ? ANSWERED : OPENED);
      isOpened = true;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

function openPool(timeoutMs: () => number | undefined) {
  const { port } = server.address() as AddressInfo;
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'any', max: 3 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: createKysely(pool, { answerTimeoutMs: timeoutMs }) };
}
const read = (db: ReturnType<typeof createKysely>) => sql`select`.execute(db);

describe('a server that has stopped answering', () => {
  it('fails the query that waits too long as unavailable, and closes the idle connections too', async () => {
    const { pool, db } = openPool(() => 50);
    await Promise.all([read(db), read(db), read(db)]);
    expect(pool.totalCount).toBe(3);
    isFrozen = true;
    const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
    const error: unknown = await read(db).catch((failure: unknown) => failure);
    expect(isUnavailable(error)).toBe(true);
    await closed;
    isFrozen = false;
    expect((await read(db)).rows).toEqual([]);
    await db.destroy();
  });

  it('is waited for where no time is set', async () => {
    const { pool, db } = openPool(() => undefined);
    await read(db);
    isFrozen = true;
    const answer = read(db);
    const [socket] = sockets;
    await once(socket ?? server, 'data');
    socket?.write(ANSWERED);
    expect((await answer).rows).toEqual([]);
    expect(pool.totalCount).toBe(1);
    await db.destroy();
  });
});
