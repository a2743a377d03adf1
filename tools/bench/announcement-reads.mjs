// @ts-check
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { compareReads } from './compare-reads.mjs';

const ROWS = 3;

/** `GET /announcements/active` on Postgres (S2). */
export async function benchAnnouncements() {
  await withPostgres(measure);
}

async function measure(/** @type {string} */ database) {
  const service = await startService({ env: { DATABASE_URL: database } });
  try {
    await announce(database);
    const url = `${service.url}/api/v1/announcements/active?language=en`;
    await compareReads(`Active announcements, ${ROWS} rows,`, [
      { name: 'announcements/active', url, goal: 0.5 },
    ]);
  } finally {
    await service.stop();
  }
}

async function announce(/** @type {string} */ connectionString) {
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
