import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql, type Kysely } from 'kysely';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';
import { openTestDatabase } from './test-database.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());

const double = (db: Kysely<Schema>, number: number) =>
  sql<{ twice: number }>`/* prepared: double */ select ${number}::integer * 2 as twice`.execute(db);

async function keptNames(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db);
  return rows.map(({ name }) => name);
}

describe('a statement with the prepared comment', () => {
  it('is prepared once per connection under its name, and works with other parameters', async () => {
    // In a transaction all queries use one connection.
    await database.db.transaction().execute(async (trx) => {
      for (const number of [1, 20, 300])
        expect((await double(trx, number)).rows).toEqual([{ twice: number * 2 }]);
      expect(await keptNames(trx)).toEqual([expect.stringMatching(/^double-[0-9a-f]{12}$/)]);
    });
  });

  it('has another name with another text', async () => {
    await database.db.transaction().execute(async (trx) => {
      await sql`/* prepared: triple */ select 3 * ${1}::integer as thrice`.execute(trx);
      await sql`/* prepared: triple */ select ${1}::integer * 3 as thrice`.execute(trx);
      const names = (await keptNames(trx)).filter((name) => name.startsWith('triple-'));
      expect(new Set(names).size).toBe(2);
    });
  });

  it('fails like any other statement, and works afterwards', async () => {
    const divide = (by: number) =>
      sql<{ part: number }>`/* prepared: divide */ select 12 / ${by}::integer as part`.execute(database.db);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(4)).rows).toEqual([{ part: 3 }]);
  });
});

it('does not prepare statements without the comment', async () => {
  await database.db.transaction().execute(async (trx) => {
    const before = await keptNames(trx);
    await sql`select ${1}::integer`.execute(trx);
    expect(await keptNames(trx)).toEqual(before);
  });
});

describe('a session that loses its prepared statements, as behind a pooler', () => {
  it('still answers, and nothing is prepared any more', async () => {
    const own = await openTestDatabase(createTestDatabase);
    await own.db.connection().execute(async (connection) => {
      expect((await double(connection, 4)).rows).toEqual([{ twice: 8 }]);
      await sql`deallocate all`.execute(connection);
      expect((await double(connection, 5)).rows).toEqual([{ twice: 10 }]);
      expect((await double(connection, 6)).rows).toEqual([{ twice: 12 }]);
      expect(await keptNames(connection)).toEqual([]);
    });
    await own.close();
  });
});
