import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { PrepareDatabase, TestDatabase } from './database-types.ts';

/** Any number: the lock under which the template is made, among processes that share a server. */
const TEMPLATE_LOCK = 7_310_001;

/** A database of its own on a server, copied from a template that is prepared once (some 50 ms a copy). */
export async function createServerDatabase(
  serverUrl: string,
  preparation: PrepareDatabase,
): Promise<TestDatabase> {
  const name = `stb_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(serverUrl, async (admin) => {
    const template = await ensureTemplate(admin, serverUrl, preparation);
    await admin.query(`create database ${name} template ${template}`);
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  });
  const url = urlOf(serverUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that is already saying goodbye may hear that its database is being dropped.
  pool.on('error', () => {});
  return {
    kind: 'server',
    pool,
    url,
    close: async () => {
      // The pool does not wait until its connections have gone: the drop below cuts off those that have not.
      pool.on('error', () => {});
      if (!pool.ended) await pool.end();
      await asAdmin(serverUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Leaves the lock held: while a template is being copied, nobody may be connected to it. */
async function ensureTemplate(
  admin: pg.Client,
  serverUrl: string,
  { fingerprint, prepare }: PrepareDatabase,
): Promise<string> {
  const name = `stb_template_${createHash('sha256').update(fingerprint).digest('hex').slice(0, 16)}`;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const existing = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (existing.rowCount) return name;
  const draft = `${name}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  const pool = new pg.Pool({ connectionString: urlOf(serverUrl, draft) });
  try {
    await prepare(pool);
  } finally {
    await pool.end();
  }
  await admin.query(`alter database ${draft} rename to ${name}`);
  return name;
}

async function asAdmin<T>(serverUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
