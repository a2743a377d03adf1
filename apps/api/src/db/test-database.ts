import type pg from 'pg';
import { connectionsOf, createKysely, type Database } from './connection.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** `createTestDatabase` of the testing library, passed in because only specs may import it. */
export type CreateDatabase = (preparation: {
  readonly fingerprint: string;
  readonly prepare: (pool: pg.Pool) => Promise<void>;
}) => Promise<{
  readonly kind: Database['kind'];
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}>;

const fingerprint = Object.entries(MIGRATIONS)
  .map(([name, { up }]) => `${name} ${up.toString()}`)
  .join('\n');

/** A migrated database for one spec file, embedded or on a server. */
export async function openTestDatabase(create: CreateDatabase): Promise<Database> {
  const prepare = (pool: pg.Pool) => migrate(createKysely(pool));
  const { kind, pool, close } = await create({ fingerprint, prepare });
  return {
    kind,
    db: createKysely(pool),
    connections: () => connectionsOf(pool),
    limitStatements: () => {},
    close,
  };
}
