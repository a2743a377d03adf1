import type pg from 'pg';

export interface TestDatabase {
  /** `server` if TEST_DATABASE_URL is set, else `embedded`. */
  readonly kind: 'server' | 'embedded';
  readonly pool: pg.Pool;
  /** URL of this database; only on a server. */
  readonly url?: string;
  /** Ends the pool and removes the database. */
  readonly close: () => Promise<void>;
}

export interface PrepareDatabase {
  /** Identifies what `prepare` does; databases are copied only for equal fingerprints. */
  readonly fingerprint: string;
  /** Prepares an empty database for the tests. The caller ends the pool. */
  readonly prepare: (pool: pg.Pool) => Promise<void>;
}
