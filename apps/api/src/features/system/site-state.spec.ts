import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { LatestRates } from '@seller-toolbox/contracts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { countAiUse } from '../ai/ai-use.repository.ts';
import { readSiteState, recordBackup } from './site-state.ts';

jest.setTimeout(60_000);

const { clock } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());

const latest = (source: LatestRates['source']): LatestRates => ({
  rates: { USD: 1 },
  lastUpdated: '2026-11-21T09:00:00.000Z',
  asOf: '2026-11-20',
  baseCurrency: 'USD',
  source,
  stale: false,
});
const read = (source: LatestRates['source']) =>
  readSiteState({
    db: database.db,
    clock,
    secret: 'a secret of the tests',
    dailyCap: () => 10,
    rates: { latest: () => latest(source) },
    readDisk: async () => ({ free: 1, total: 2 }),
  });

describe('the state that an operator is warned of', () => {
  it('is empty on a fresh installation', async () => {
    expect(await read('built-in')).toEqual({
      ai: { ok: 0, failed: 0, used: 0, cap: 10 },
      feedback: { new: 0, in_progress: 0, resolved: 0, closed: 0 },
      disk: { free: 1, total: 2 },
      oldestNewFeedbackAt: null,
      ratesReceivedAt: null,
      backupAt: null,
    });
  });

  it('counts AI calls of today and feedback, and knows the last backup and rates', async () => {
    const use = { call: 'title-fix', tier: 'premium', source: 'ai', fault: '', tokens: null } as const;
    const today = new Date(clock());
    await countAiUse(database.db, today, use);
    await countAiUse(database.db, today, { ...use, fault: 'timeout' });
    await countAiUse(database.db, today, { ...use, source: 'error', fault: 'limit' });
    await countAiUse(database.db, new Date('2026-11-20T23:59:59.999Z'), use);
    await sql`insert into feedback (id, feedback_type, message, status, created_at, updated_at)
      select gen_random_uuid(), 'bug', 'message', status, at, at from (values
        ('new', '2026-11-02T00:00:00Z'::timestamptz), ('new', '2026-11-01T00:00:00Z'), ('closed', '2026-10-01T00:00:00Z')
      ) as given (status, at)`.execute(database.db);
    await recordBackup(database.db, new Date('2026-11-20T00:00:00.000Z'));
    await recordBackup(database.db, today);
    expect(await read('frankfurter')).toMatchObject({
      ai: { ok: 1, failed: 1 },
      feedback: { new: 2, closed: 1 },
      oldestNewFeedbackAt: Date.parse('2026-11-01T00:00:00Z'),
      ratesReceivedAt: Date.parse('2026-11-21T09:00:00.000Z'),
      backupAt: clock(),
    });
  });
});
