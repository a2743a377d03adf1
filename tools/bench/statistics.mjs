// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '../faults/databases.mjs';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { milliseconds, printTable, quantile } from './table.mjs';

const SIZES = (process.env.BENCH_EVENTS ?? '10000,1000000').split(',').map(Number);
const DAYS = 30;
/** Events of the last minute, which are not rolled up yet. */
const TAIL = 2_000;
const BATCH_SIZE = 100_000;
const READS = [
  'top-tools',
  'overall',
  'realtime',
  'tool-usage-stats',
  'page-view-stats',
  'usage-trend',
  'usage-trend?days=90',
];
const ROUNDS = 60;
const WARM_UP = 10;

/** Statistics over few and many events (S3): they read roll-ups, so the number must not matter. */
export async function benchStatistics() {
  /** @type {Map<number, Awaited<ReturnType<typeof measure>>>} */
  const results = new Map();
  for (const size of SIZES) {
    const measured = await withPostgres((url) => measure(url, size));
    if (!measured) return;
    results.set(size, measured);
  }
  const [few, ...more] = SIZES;
  const rows = [['p95, ms', ...SIZES.map((size) => `${size} events`), ...more.map(() => 'ratio')]];
  for (const read of READS) {
    const p95 = (/** @type {number | undefined} */ size) => results.get(size ?? NaN)?.reads.get(read) ?? NaN;
    rows.push([
      read,
      ...SIZES.map((size) => milliseconds(p95(size))),
      ...more.map((size) => (p95(size) / p95(few)).toFixed(2)),
    ]);
  }
  printTable(`Statistics on Postgres, with ${TAIL} events that are not rolled up`, rows);
  for (const [size, { perSecond }] of results) {
    console.log(`Rolled up ${size} events at ${Math.round(perSecond)} events/s`);
  }
}

/**
 * @param {string} server
 * @param {number} size
 */
async function measure(server, size) {
  const folder = mkdtempSync(join(tmpdir(), 'stb-bench-'));
  try {
    const database = await createDatabase(server, `stb_bench_${process.pid}_${size}`);
    return await onDatabase(database, folder, size);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} url
 * @param {string} dataDir
 * @param {number} size
 */
async function onDatabase(url, dataDir, size) {
  const { openDatabase } = await import('../../apps/api/src/db/connection.ts');
  const { migrate } = await import('../../apps/api/src/db/migrate.ts');
  const { rollUp } = await import('../../apps/api/src/features/analytics/roll-up.service.ts');
  const { preparePartitions } = await import('../../apps/api/src/features/analytics/retention.service.ts');
  const { DAY } = await import('@seller-toolbox/tool-contract/durations');
  const database = await openDatabase({ url, dataDir, startedAt: '', onConnectionError: console.error });
  const deps = { db: database.db, clock: Date.now };
  try {
    await migrate(database.db);
    for (let day = DAYS; day >= 0; day--) {
      await preparePartitions({ db: database.db, clock: () => Date.now() - day * DAY });
    }
    await fill(url, size, `now() - random() * interval '${DAYS} days'`);
    const start = performance.now();
    await rollUp(deps);
    const perSecond = (size / (performance.now() - start)) * 1000;
    await fill(url, TAIL, `now() - random() * interval '1 minute'`, 'now()');
    return { perSecond, reads: await timeReads(database.db) };
  } finally {
    await database.close();
  }
}

/**
 * A visit has about twenty events; tools and pages have skewed frequencies.
 * @param {string} url
 * @param {number} count
 * @param {string} receivedAt SQL
 * @param {string} [notBefore] SQL
 */
async function fill(url, count, receivedAt, notBefore = `'epoch'`) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const notRolledUp = `(select greatest(rolled_up_to, ${notBefore}) from analytics_roll_up_state)`;
  for (let from = 0; from < count; from += BATCH_SIZE) {
    await client.query(`
      insert into analytics_event (received_at, occurred_at, session_hash, type, usage_type, tool_id, path)
      select greatest(at, ${notRolledUp}), at, ('x' || substr(md5((number / 20)::text), 1, 16))::bit(64)::bigint,
        case when chance < 0.6 then 'tool_usage' when chance < 0.95 then 'page_view' else 'session' end,
        case when chance < 0.2 then 'view' when chance < 0.6 then 'calculate' end,
        case when chance < 0.6 then 'tool-' || floor(power(random(), 2) * 24) end,
        case when chance >= 0.6 and chance < 0.95 then '/page-' || floor(power(random(), 2) * 200) end
      from (select number, ${receivedAt} as at, random() as chance
        from generate_series(${from}, ${Math.min(from + BATCH_SIZE, count) - 1}) as number) as event`);
  }
  await client.query('vacuum analyze');
  await client.end();
}

/** @param {import('../../apps/api/src/db/connection.ts').Database['db']} db */
async function timeReads(db) {
  const { createTestApp } = await import('../../apps/api/src/test-app.ts');
  /** @type {import('../../apps/api/src/http/access-guard.ts').Caller} */
  const actor = { id: 'bench', username: 'bench', role: 'super_admin', sessionId: 'bench' };
  const app = await createTestApp({ db, clock: Date.now, identify: async () => actor });
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const read of READS) times.set(read, await p95(() => app.inject(`/api/v1/analytics/${read}`)));
  await app.close();
  return times;
}

/** @param {() => Promise<{ statusCode: number, body: string }>} call */
async function p95(call) {
  const times = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const start = performance.now();
    const answer = await call();
    if (answer.statusCode !== 200) throw new Error(answer.body);
    if (round >= WARM_UP) times.push(performance.now() - start);
  }
  return quantile(times, 0.95);
}
