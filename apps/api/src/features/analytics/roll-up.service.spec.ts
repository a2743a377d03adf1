import { createTestDatabase } from '@seller-toolbox/testing/database';
import { HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import type { NewAnalyticsEvent } from './analytics.mapper.ts';
import { insertBatches, insertBatchesQuery, type NewBatch } from './ingestion.repository.ts';
import { findLastRollUp } from './roll-up.repository.ts';
import { rollUp } from './roll-up.service.ts';
import { countSessions } from './session-sketch.ts';

jest.setTimeout(120_000);

const START = '2026-11-21T10:00:00.000Z';
let database: Database;
let { clock, advance } = createFakeClock(START);
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(async () => {
  ({ clock, advance } = createFakeClock(START));
  await sql`truncate analytics_event, analytics_batch, analytics_roll_up`.execute(database.db);
  await sql`select setval('analytics_line', 0)`.execute(database.db);
  await sql`update analytics_roll_up_state set rolled_up_to = 'epoch', finished_at = null`.execute(
    database.db,
  );
});

const EMPTY = {
  usage_type: null,
  tool_id: null,
  path: null,
  page_views: null,
  tool_uses: null,
  usage_data: null,
};
const of = (session: number) => ({
  received_at: new Date(),
  occurred_at: new Date(START),
  session_hash: `${session}`,
});
const use = (
  tool: string,
  session: number,
  usage: 'view' | 'calculate' = 'calculate',
): NewAnalyticsEvent => ({
  ...EMPTY,
  ...of(session),
  type: 'tool_usage',
  usage_type: usage,
  tool_id: tool,
});
const view = (path: string, session: number): NewAnalyticsEvent => ({
  ...EMPTY,
  ...of(session),
  type: 'page_view',
  path,
});
const end = (session: number): NewAnalyticsEvent => ({
  ...EMPTY,
  ...of(session),
  type: 'session',
  page_views: 1,
});

let keys = 0;
function batch(events: NewAnalyticsEvent[], receivedAt = new Date(clock())): NewBatch {
  const key = String(++keys).padStart(32, '0');
  return { key, receivedAt, expiresAt: new Date(receivedAt.getTime() + 600_000), events };
}

const store = (events: NewAnalyticsEvent[], receivedAt?: Date) =>
  insertBatches(database.db, [batch(events, receivedAt)]);
/** A millisecond later, because events of the current one may be uncommitted. */
function run() {
  advance(1);
  return rollUp({ db: database.db, clock });
}

async function rollUps(grain: 'minute' | 'hour' | 'day' | 'total') {
  const rows = await database.db
    .selectFrom('analytics_roll_up')
    .selectAll()
    .where('grain', '=', grain)
    .orderBy('starts_at')
    .orderBy('kind')
    .orderBy('key')
    .execute();
  return rows.map(({ kind, key, starts_at, uses, views, sessions }) =>
    [kind, key, starts_at.toISOString().slice(0, 16), +uses, +views, countSessions(sessions)].join(' '),
  );
}

async function totals() {
  const rows = await rollUps('total');
  return rows.map((row) => row.replace(' 1970-01-01T00:00', ''));
}

describe('rolling up', () => {
  it('counts every kind of event in the right roll-ups', async () => {
    await store([
      use('a', 1),
      use('a', 1),
      use('a', 2, 'view'),
      use('b', 3),
      view('/', 1),
      view('/', 4),
      end(5),
    ]);
    await run();
    const hour = '2026-11-21T10:00';
    expect(await rollUps('hour')).toEqual([
      `page / ${hour} 0 2 2`,
      `site  ${hour} 3 2 5`,
      `tool a ${hour} 2 1 2`,
      `tool b ${hour} 1 0 1`,
      `tools  ${hour} 3 1 3`,
    ]);
    expect(await rollUps('minute')).toEqual([`site  ${hour} 3 2 5`]);
    expect(await totals()).toEqual([
      'page / 0 2 2',
      'site  3 2 5',
      'tool a 2 1 2',
      'tool b 1 0 1',
      'tools  3 1 3',
    ]);
  });

  it('separates UTC minutes, hours and days, and counts sessions as a set', async () => {
    await store([use('a', 1)]);
    advance(MINUTE);
    await store([use('a', 1), use('a', 2)]);
    await run();
    advance(14 * HOUR - 60_001);
    await store([use('a', 2)]);
    await run();
    expect((await rollUps('minute')).map((row) => row.slice(6))).toEqual([
      '2026-11-21T10:00 1 0 1',
      '2026-11-21T10:01 2 0 2',
      '2026-11-22T00:00 1 0 1',
    ]);
    expect((await rollUps('day')).filter((row) => row.startsWith('tool '))).toEqual([
      'tool a 2026-11-21T00:00 3 0 2',
      'tool a 2026-11-22T00:00 1 0 1',
    ]);
    expect(await totals()).toContain('tool a 4 0 2');
  });

  it('is idempotent and stores its time', async () => {
    expect(await findLastRollUp(database.db)).toBeNull();
    await store([use('a', 1)]);
    await run();
    const once = await totals();
    advance(MINUTE);
    await run();
    expect(await totals()).toEqual(once);
    expect(await findLastRollUp(database.db)).toEqual(new Date(clock()));
  });

  it('uses several steps, and stops between them when aborted', async () => {
    for (let minute = 0; minute < 250; minute++) {
      await store(Array.from({ length: 100 }, (_, session) => use('a', session)));
      advance(MINUTE);
    }
    advance(1);
    const stopped = AbortSignal.abort();
    await rollUp({ db: database.db, clock, signal: stopped });
    expect(await totals()).toEqual([]);
    await run();
    expect(await totals()).toEqual(['site  25000 0 100', 'tool a 25000 0 100', 'tools  25000 0 100']);
  });

  it('rolls a failed step back', async () => {
    await store([use('a', 1)]);
    await sql`alter table analytics_roll_up add constraint broken check (kind <> 'tools') not valid`.execute(
      database.db,
    );
    try {
      await expect(run()).rejects.toThrow('broken');
    } finally {
      await sql`alter table analytics_roll_up drop constraint broken`.execute(database.db);
    }
    expect(await totals()).toEqual([]);
    await run();
    expect(await totals()).toEqual(['site  1 0 1', 'tool a 1 0 1', 'tools  1 0 1']);
  });

  it('counts an event received by a slow clock before the last roll-up', async () => {
    await store([use('a', 1)]);
    await run();
    await store([use('a', 2)], new Date('2026-11-21T09:00:00.000Z'));
    advance(MINUTE);
    await run();
    expect(await totals()).toContain('tool a 2 0 2');
  });

  it('counts events of a fast clock when their time has come', async () => {
    await store([use('a', 1)], new Date('2026-11-21T10:30:00.000Z'));
    await run();
    expect(await totals()).toEqual([]);
    advance(31 * MINUTE);
    await run();
    expect(await totals()).toContain('tool a 1 0 1');
  });

  it('counts once in concurrent runs while events are stored', async () => {
    const rounds = Array.from({ length: 40 }, (_, round) => round);
    const storing = rounds.map(async (round) => {
      // Clocks of replicas differ.
      const receivedAt = new Date(clock() + ((round * 37) % 11) - 5);
      await store([use('a', round), use('b', round), view('/', round)], receivedAt);
    });
    const running = rounds.map(() => run());
    await Promise.all([...storing, ...running]);
    advance(MINUTE);
    await Promise.all([run(), run(), run()]);
    expect(await totals()).toEqual([
      'page / 0 40 40',
      'site  80 40 40',
      'tool a 40 0 40',
      'tool b 40 0 40',
      'tools  80 0 40',
    ]);
  });
});

const onServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;
onServer('events that are committed while a roll-up runs', () => {
  /** Whether a connection waits for the watermark lock. */
  async function untilInsertWaits() {
    for (;;) {
      const { rows } = await sql<{ waiting: boolean }>`
        select exists (select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())) as waiting`.execute(
        database.db,
      );
      if (rows[0]?.waiting) return;
    }
  }

  it('are awaited if their insert started before the watermark advanced', async () => {
    await store([use('a', 1)]);
    let rolling: Promise<void> | undefined;
    await database.db.transaction().execute(async (trx) => {
      await insertBatchesQuery([batch([use('a', 2)], new Date(clock() - 5))]).execute(trx);
      rolling = run();
      await untilInsertWaits();
      expect(await totals()).toEqual([]);
    });
    await rolling;
    expect(await totals()).toContain('tool a 2 0 2');
  });

  it('are received after the watermark if they waited for it', async () => {
    let storing: Promise<unknown> | undefined;
    const line = clock() + 1_000;
    await database.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(7310002)`.execute(trx);
      storing = store([use('a', 1)]);
      await untilInsertWaits();
      await sql`select setval('analytics_line', ${line})`.execute(trx);
    });
    await storing;
    const rows = await database.db.selectFrom('analytics_event').select('received_at').execute();
    expect(rows).toEqual([{ received_at: new Date(line) }]);
  });
});
