// @ts-check
import { join } from 'node:path';
import pg from 'pg';

/**
 * @typedef {{ DATABASE_URL?: string, DATA_DIR?: string }} DatabasePlace variables of a service; one of them is set
 * @typedef {<Row extends import('pg').QueryResultRow>(sql: string) => Promise<{ rows: Row[] }>} Query
 */

/**
 * A new, empty database on a server.
 * @param {string} serverUrl
 * @param {string} name
 */
export async function createDatabase(serverUrl, name) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/**
 * Queries the database of an environment while no service runs on it.
 * @template Result
 * @param {DatabasePlace} place
 * @param {(query: Query) => Promise<Result>} ask
 */
export async function onStoppedDatabase({ DATABASE_URL, DATA_DIR }, ask) {
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    try {
      return await ask((query) => client.query(query));
    } finally {
      await client.end();
    }
  }
  if (!DATA_DIR) throw new Error('Neither DATABASE_URL nor DATA_DIR names a database.');
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(join(DATA_DIR, 'pglite'));
  try {
    return await ask((query) => client.query(query));
  } finally {
    await client.close();
  }
}
