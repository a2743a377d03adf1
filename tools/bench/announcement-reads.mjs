import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { postgresForTests } from '../checks/postgres-for-tests.mjs';
import { median, milliseconds, printTable } from './table.mjs';

const CONNECTIONS = 50;
const SECONDS = 3;
/** Odd, and in turns: what else the machine does hits both. */
const ROUNDS = 3;
const ROWS = 3;
const GOAL = 0.5;

/** `GET /announcements/active` beside a Fastify that only says hello, in the same sitting (S2). */
export async function benchAnnouncements() {
  const postgres = await postgresForTests();
  if ('absent' in postgres) {
    console.log(`Postgres: ${postgres.absent}`);
    return;
  }
  try {
    const service = await startService({ env: { DATABASE_URL: postgres.url } });
    try {
      await announce(postgres.url);
      const hello = await startHello();
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) {
        const plain = await load(hello.url);
        const active = await load(`${service.url}/api/v1/announcements/active?language=en`);
        rounds.push([plain, active, active.perSecond / plain.perSecond]);
      }
      await hello.stop();
      const ratio = median(rounds.map(([, , share]) => share));
      const [plain, active] = rounds.find(([, , share]) => share === ratio) ?? [];
      printTable(
        `Active announcements, ${ROWS} rows, ${CONNECTIONS} connections, load generator on the same machine, middle of ${ROUNDS} rounds`,
        [
          ['answer', 'requests/s', 'p50 ms', 'p99 ms', 'refused', 'of hello', 'goal'],
          ['Fastify hello', ...plain.cells, '1.00', ''],
          ['announcements/active', ...active.cells, ratio.toFixed(2), GOAL],
        ],
      );
    } finally {
      await service.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function load(url) {
  const run = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  const { p50, p99 } = run.latency;
  const perSecond = Math.round(run['2xx'] / run.duration);
  return {
    perSecond,
    cells: [perSecond, milliseconds(p50), milliseconds(p99), run.non2xx + run.errors],
  };
}

async function announce(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const translations = JSON.stringify([
    { language_code: 'en', title: 'Maintenance tonight', content: '<b>Tonight</b> from 22:00 to 23:00 UTC' },
  ]);
  for (let row = 0; row < ROWS; row++) {
    await client.query(
      `insert into announcement (id, title, content, type, priority, status, target_audience, display_position,
        is_closable, translations, created_by, created_by_username, created_at, updated_at)
      values ($1, '今晚维护', '<b>今晚</b> 22 点到 23 点', 'info', $2, 'active', 'all', 'header', true, $3, $1, 'bench',
        now(), now())`,
      [randomUUID(), row, translations],
    );
  }
  await client.end();
}

/** In a thread of its own, as the service is in a process of its own. */
async function startHello() {
  const worker = new Worker(new URL('./hello-server.mjs', import.meta.url));
  const url = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return { url, stop: () => worker.terminate() };
}
