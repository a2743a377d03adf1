import type pg from 'pg';

export interface TestDatabase {
  /** `server` where TEST_DATABASE_URL names a Postgres, else `embedded`. */
  readonly kind: 'server' | 'embedded';
  readonly pool: pg.Pool;
  /** Of this database alone; only a server has one. */
  readonly url?: string;
  /** Ends the pool and removes the database. */
  readonly close: () => Promise<void>;
}

export interface PrepareDatabase {
  /** Changes with whatever `prepare` does, so that databases prepared differently are never mixed up. */
  readonly fingerprint: string;
  /** Brings an empty database to the state with which every test begins. The pool is the caller's to end. */
  readonly prepare: (pool: pg.Pool) => Promise<void>;
}
