import pg from 'pg';
import { DatabaseStream } from './database-stream.ts';
import { isUnavailable } from './is-unavailable.ts';
import { createStallCount } from './stall-count.ts';

describe('DatabaseStream', () => {
  it('fails every statement as unavailable once the database has not answered for 10 s', async () => {
    const stall = createStallCount();
    stall.limit();
    const send = () => {
      stall.sent();
      return new Promise<Uint8Array>(() => {});
    };
    const thread = { stall, send, close: async () => {} };
    let stream: DatabaseStream | undefined;
    const pool = new pg.Pool({ stream: () => (stream = new DatabaseStream(thread)), max: 1 });
    pool.on('error', () => {});
    const statements = Array.from({ length: 3 }, () =>
      pool.query('select 1').catch((error: unknown) => error),
    );
    await new Promise(process.nextTick);
    for (let second = 0; second < 9; second++) stall.tick();
    expect(stream?.rejectIfStalled()).toBe(false);
    stall.tick();
    expect(stream?.rejectIfStalled()).toBe(true);
    for (const error of await Promise.all(statements)) expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(await pool.query('select 1').catch((error: unknown) => error))).toBe(true);
    await pool.end();
  });
});
