import { join } from 'node:path';
import pg from 'pg';

/** A new, empty database on a server. */
export async function createDatabase(serverUrl, name) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** Queries the database of an environment while no service runs on it. */
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
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(join(DATA_DIR, 'pglite'));
  try {
    return await ask((query) => client.query(query));
  } finally {
    await client.close();
  }
}
