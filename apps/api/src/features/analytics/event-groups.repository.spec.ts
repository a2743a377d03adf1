import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import type { NewAnalyticsEvent } from './analytics.mapper.ts';
import type { RollUpKind } from './analytics.table.ts';
import { COUNTED_EVENTS, countsOf, sumByName, type EventGroup } from './count.ts';
import { listEventGroups } from './event-groups.repository.ts';
import { insertBatches } from './ingestion.repository.ts';

jest.setTimeout(60_000);

const NOW = new Date('2026-11-21T10:00:00.000Z');
const TOMORROW = new Date('2026-11-22T00:00:00.000Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  for (const receivedAt of [NOW, TOMORROW]) {
    const key = String(receivedAt.getTime()).padStart(32, '0');
    await insertBatches(database.db, [{ key, receivedAt, expiresAt: receivedAt, events: EVENTS }]);
  }
});
afterAll(() => database.close());

/** Every type, tool, page and kind of use, by sessions that did several things. */
const EVENTS: NewAnalyticsEvent[] = Array.from({ length: 60 }, (_, index) => {
  const type = (['tool_usage', 'page_view', 'session'] as const)[index % 3] ?? 'session';
  const isUse = type === 'tool_usage';
  return {
    received_at: NOW,
    occurred_at: NOW,
    session_hash: String((index % 7) - 3),
    type,
    usage_type: isUse ? (index % 2 === 0 ? 'view' : 'calculate') : null,
    tool_id: isUse ? `tool-${index % 5}` : null,
    path: type === 'page_view' ? `/page-${index % 4}` : null,
    page_views: null,
    tool_uses: null,
    usage_data: null,
  };
});

const countsOfKind = (groups: readonly EventGroup[], kind: RollUpKind) =>
  sumByName(
    groups.flatMap(countsOf).filter((count) => count.kind === kind),
    ({ key, period }) => `${period.toISOString()} ${key}`,
  );
const inOrder = (counts: ReturnType<typeof countsOfKind>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1));

describe.each(['site', 'tools', 'tool', 'page'] as const)('counts of the kind %s', (kind) => {
  it('are equal with only the required events and details', async () => {
    const span = { from: NOW };
    const all = countsOfKind(await listEventGroups(database.db, 'day', span), kind);
    const own = countsOfKind(await listEventGroups(database.db, 'day', span, COUNTED_EVENTS[kind]), kind);
    expect(all.size).toBeGreaterThanOrEqual(2);
    expect(inOrder(own)).toEqual(inOrder(all));
  });
});
