import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isComplete } from './database-thread.ts';
import { openEmbeddedPool } from './embedded-pool.ts';

jest.setTimeout(60_000);

describe('openEmbeddedPool', () => {
  it('opens a connection without the transaction and the prepared statements of one that was cut', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stb-pool-'));
    const { pool, afterClose } = await openEmbeddedPool(dataDir, '2026-11-21T10:00:00.000Z');
    const prepared = (value: number) => ({ name: 'n', text: 'select $1::integer as x', values: [value] });
    await pool.query('create table t (id integer)');
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into t values (1)');
    expect((await client.query(prepared(1))).rows).toEqual([{ x: 1 }]);
    client.release(new Error('cut'));
    expect((await pool.query('select * from t')).rows).toEqual([]);
    expect((await pool.query(prepared(2))).rows).toEqual([{ x: 2 }]);
    await expect(pool.query('select 1/$1::integer', [0])).rejects.toThrow('division by zero');
    const long = await pool.query(`select repeat('x', 3000000) as text from generate_series(1, 3)`);
    expect(long.rows.map(({ text }) => text.length)).toEqual([3_000_000, 3_000_000, 3_000_000]);
    await pool.end();
    await afterClose();
    rmSync(dataDir, { recursive: true });
  });
});

describe('isComplete', () => {
  it('is false for an answer without ReadyForQuery, as after a PANIC', () => {
    const ready = Buffer.from('Z\0\0\0\x05I');
    const panic = Buffer.from('E\0\0\0\x0cSPANIC\0\0');
    expect(isComplete(Buffer.concat([panic, ready]))).toBe(true);
    expect(isComplete(panic)).toBe(false);
    expect(isComplete(new Uint8Array())).toBe(true);
  });
});
