// @ts-check
import { sql } from 'kysely';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { median, milliseconds, printTable } from './table.mjs';

const ROWS = 100_000;
const RUNS = 15;
const GOAL_MS = 200;
/** @satisfies {import('@seller-toolbox/contracts').FeedbackListQuery} */
const PAGE = { page: 1, limit: 10, sort: '-created_at' };
/** @type {Record<string, import('@seller-toolbox/contracts').FeedbackListQuery>} */
const QUERIES = {
  'first page': PAGE,
  'last page': { ...PAGE, page: ROWS / 10 },
  'by status': { ...PAGE, status: 'new' },
  'by type, status and rating': { ...PAGE, feedback_type: 'bug', status: 'new', rating: 3 },
  'by rating, sorted by it': { ...PAGE, rating: 5, sort: '-rating' },
  'sorted by rating, 100 a page': { ...PAGE, sort: 'rating', limit: 100 },
};

/** `GET /feedback` over 100,000 rows: a page and its count, on both databases, and the public figures. */
export async function benchFeedback() {
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['list of feedback', 'PGlite ms', 'Postgres ms', 'goal']];
  const embedded = await measure({});
  const server = await withPostgres((url) => measure({ TEST_DATABASE_URL: url }));
  for (const [name, ms] of Object.entries(embedded)) rows.push([name, ms, server?.[name] ?? '', GOAL_MS]);
  printTable(`Feedback, ${ROWS} rows, medians of ${RUNS}`, rows);
}

/** @param {Record<string, string>} env */
async function measure(env) {
  const [{ openTestDatabase }, { createTestDatabase }, service, repository] = await Promise.all([
    import('../../apps/api/src/db/test-database.ts'),
    import('../../libs/platform/testing/src/database/index.ts'),
    import('../../apps/api/src/features/feedback/feedback.service.ts'),
    import('../../apps/api/src/features/feedback/feedback.repository.ts'),
  ]);
  const before = process.env.TEST_DATABASE_URL;
  Object.assign(process.env, env);
  const database = await openTestDatabase(async (preparation) => {
    const created = await createTestDatabase(preparation);
    // The server closes remaining connections when the database is dropped.
    created.pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
    return created;
  });
  if (before === undefined) delete process.env.TEST_DATABASE_URL;
  try {
    await fill(database.db);
    /** @type {Record<string, string>} */
    const figures = {};
    for (const [name, query] of Object.entries(QUERIES)) {
      figures[name] = await time(() => service.listForAdmin(database, query));
    }
    const window = service.statsWindow(Date.now());
    figures['public figures'] = await time(() => repository.readTypeStats(database.db, window));
    return figures;
  } finally {
    await database.close();
  }
}

/** @param {import('../../apps/api/src/db/connection.ts').Database['db']} db */
async function fill(db) {
  await sql`
    insert into feedback (id, feedback_type, rating, message, status, created_at, updated_at)
    select gen_random_uuid(),
      ('{general,bug,feature,improvement,compliment,complaint}'::text[])[1 + (random() * 5)::int],
      nullif((random() * 5)::int, 0), repeat('message ', 10 + (random() * 50)::int),
      ('{new,in_progress,resolved,closed}'::text[])[1 + (random() * 3)::int],
      now() - n * interval '1 minute', now() - n * interval '1 second'
    from generate_series(1, ${ROWS}) as n`.execute(db);
  await sql`vacuum analyze feedback`.execute(db);
}

/** @param {() => Promise<unknown>} run */
async function time(run) {
  const times = [];
  for (let index = 0; index < RUNS; index++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return milliseconds(median(times));
}
