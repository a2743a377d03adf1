import { createHash } from 'node:crypto';
import type { AnalyticsBatch, BatchReceipt, TopTool } from '@seller-toolbox/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { OTHER_TOOL, toEventRow, type MapContext } from './analytics.mapper.ts';
import { deleteExpiredBatches, insertBatch, listTopTools } from './analytics.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a batch is known by its own id, and by what it says. */
const NAMED_BATCH_MS = 2 * DAY_MS;
const UNNAMED_BATCH_MS = 10 * MINUTE_MS;

export interface AnalyticsDeps extends Pick<MapContext, 'isKnownTool' | 'hashSession'> {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  /** The zh title of every tool, by id. */
  readonly toolTitles: () => Promise<ReadonlyMap<string, string>>;
}

/** Stores a batch once. When this resolves, the events are committed. */
export async function acceptBatch(deps: AnalyticsDeps, batch: AnalyticsBatch): Promise<BatchReceipt> {
  const now = deps.clock();
  const receivedAt = new Date(now);
  const stored = await insertBatch(deps.db, {
    key: batchKey(batch),
    receivedAt,
    expiresAt: new Date(now + (batch.batch_id === undefined ? UNNAMED_BATCH_MS : NAMED_BATCH_MS)),
    events: batch.events.map((event) => toEventRow(event, { ...deps, receivedAt })),
  });
  return { accepted: stored, duplicate: stored === 0 };
}

/** The batch was validated, so the same events always have the same fields in the same order. */
function batchKey({ batch_id: id, events }: AnalyticsBatch): Buffer {
  const [kind, said] = id === undefined ? ['events', JSON.stringify(events)] : ['id', id];
  return createHash('sha256').update(`${kind}:${said}`).digest().subarray(0, 16);
}

/** Counts of the whole time, of the current UTC day and of the seven UTC days that end with it. */
export async function topTools(deps: AnalyticsDeps, limit: number): Promise<TopTool[]> {
  const dayStart = Math.floor(deps.clock() / DAY_MS) * DAY_MS;
  const [uses, titles] = await Promise.all([
    listTopTools(deps.db, {
      limit,
      dayStart: new Date(dayStart),
      weekStart: new Date(dayStart - 6 * DAY_MS),
    }),
    deps.toolTitles(),
  ]);
  return uses.map((use) => ({
    tool_id: use.toolId,
    tool_name: titles.get(use.toolId) ?? (use.toolId === OTHER_TOOL ? '其他' : use.toolId),
    total_uses: use.totalUses,
    views: use.views,
    unique_users: use.uniqueSessions,
    daily_uses: use.dailyUses,
    weekly_uses: use.weeklyUses,
  }));
}

/** Forgets batches that may come again. */
export async function forgetOldBatches({ db, clock }: Pick<AnalyticsDeps, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredBatches(db, new Date(clock()));
}
