import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createTestDatabase } from './test-database.ts';

jest.setTimeout(120_000);

it('createTestDatabase prepares once per fingerprint and returns separate copies', async () => {
  let prepared = 0;
  const prepare = async (pool: pg.Pool) => {
    prepared += 1;
    await pool.query('create table word (text text); insert into word values ($$first$$)');
  };
  const preparation = { fingerprint: randomUUID(), prepare };
  const words = async ({ pool }: { pool: pg.Pool }) =>
    (await pool.query<{ text: string }>('select text from word')).rows.map(({ text }) => text);

  const one = await createTestDatabase(preparation);
  await one.pool.query('insert into word values ($$second$$)');
  const other = await createTestDatabase(preparation);
  expect(await words(other)).toEqual(['first']);
  await other.pool.query('delete from word');
  expect(await words(one)).toEqual(['first', 'second']);
  expect(prepared).toBe(1);
  for (const { close } of [one, other]) await close();
});
