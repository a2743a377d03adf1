// @ts-check
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { startPostgres } from '../../libs/platform/testing/src/postgres/start-postgres.mjs';
import { printTable } from '../bench/table.mjs';
import { createDatabase, onStoppedDatabase } from '../faults/databases.mjs';
import { runUnderLoad } from '../faults/replica-load.mjs';
import { startHaproxy } from './haproxy.mjs';
import { NEXT_VERSION, buildNextVersion } from './next-version.mjs';
import { openServers } from './servers.mjs';

const REPLICAS = 2;
/** There and back again, so often. */
const ROUNDS = Number(process.env.SCALE_ROUNDS ?? 3);

/**
 * Two replicas behind HAProxy under load are replaced one after the other by a version with a migration, then by the older one
 * again, which goes on with the newer schema.
 */
export async function runRolling() {
  const next = await buildNextVersion();
  const postgres = await startPostgres();
  const servers = openServers();
  try {
    const rows = [];
    for (let round = 0; round < ROUNDS; round++) {
      const database = await createDatabase(postgres.url, `stb_rolling_${round}_${process.pid}`);
      rows.push(await replaceAll(database, servers, next.root));
    }
    printTable('Two replicas replaced one after the other under load, there and back', [
      [
        'round',
        'calls',
        'failed reads',
        'failed writes',
        'longest ms',
        'acknowledged',
        'lost',
        'start with migration ms',
        'migrated',
        'versions',
      ],
      ...rows.map((row, index) => [
        index + 1,
        row.calls,
        row.failedReads,
        row.failed - row.failedReads,
        row.longestMs,
        row.acknowledged,
        row.lost,
        row.migrationMs,
        row.isMigrated,
        row.versions.join(' '),
      ]),
    ]);
    return rows.every(
      ({ failedReads, lost, acknowledged, isMigrated, areVersionsRight }) =>
        failedReads + lost === 0 && acknowledged > 0 && isMigrated && areVersionsRight,
    );
  } finally {
    await servers.stop();
    await postgres.stop();
    next.remove();
  }
}

/**
 * @param {string} database
 * @param {import('./servers.mjs').Servers} servers
 * @param {string} nextRoot
 */
async function replaceAll(database, servers, nextRoot) {
  const env = {
    DATABASE_URL: database,
    JWT_SECRET: 'k3Vw9-Qz7Lm2Xc8Rb5Tn1Yp6Hd4Gf0Js',
    TRUST_PROXY: '1',
  };
  /** @type {Awaited<ReturnType<typeof startService>>[]} */
  const services = [];
  for (let index = 0; index < REPLICAS; index++) services.push(await startService({ env }));
  try {
    const proxy = await startHaproxy(
      servers,
      services.map(({ url }) => url.replace('localhost', '127.0.0.1')),
    );
    let migrationMs = 0;
    /** @type {string[]} */
    const versions = [];
    const replaceEach = async (/** @type {{ root?: string }} */ how) => {
      for (const [index, service] of services.entries()) {
        const port = Number(new URL(service.url).port);
        await service.stop();
        services[index] = await startService({ env, port, ...how });
        await proxy.allUp();
        if (how.root && index === 0) migrationMs = Math.round(services[0]?.startMs ?? 0);
      }
      versions.push(...(await Promise.all(services.map(({ url }) => versionOf(url)))));
    };
    const load = await runUnderLoad({
      url: proxy.url,
      database,
      event: async () => {
        await replaceEach({ root: nextRoot });
        await replaceEach({});
      },
    });
    const { rows } = await onStoppedDatabase(
      { DATABASE_URL: database, DATA_DIR: '' },
      (/** @type {any} */ query) => query(`select 1 from kysely_migration where name = '9999-next'`),
    );
    const areVersionsRight =
      versions.length === 2 * REPLICAS &&
      versions.every((version, index) => (version === NEXT_VERSION) === index < REPLICAS);
    return { ...load, migrationMs, isMigrated: rows.length === 1, versions, areVersionsRight };
  } finally {
    await Promise.all(services.map(({ stop }) => stop()));
  }
}

/** @param {string} url */
async function versionOf(url) {
  const answer = await fetch(`${url}/api/v1/health`);
  return String((await answer.json()).data.version);
}
