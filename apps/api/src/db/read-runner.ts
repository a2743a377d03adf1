import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Where large reads run that may be some seconds old: statistics, exports, searches of design patents. */
export interface ReadRunner {
  /** `read` may be called twice: a standby can fail or cancel it. */
  readonly run: <Result>(read: (db: Kysely<Schema>) => Promise<Result>) => Promise<Result>;
}

/** Without a standby. */
export function createReadRunner(db: Kysely<Schema>): ReadRunner {
  return { run: (read) => read(db) };
}
