import type { FeedbackStatus } from '@seller-toolbox/contracts';
import { utcDay } from '@seller-toolbox/reference-data/days';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { DiskSpace } from '../../ports/disk.ts';
import { LIMIT_FAULT } from '../ai/ai-use.repository.ts';
import { readSiteUsage, type QuotaDeps } from '../ai/ai.quota.ts';
import { lastReceivedAt } from '../rates/rate-book.ts';
import type { RatesService } from '../rates/rates.service.ts';

/** What an operator is warned of. Instants are in milliseconds since 1970; null: never, or none. */
export interface SiteState {
  /** Calls of the current UTC day; one that a limit rejected is no failure. */
  readonly ai: {
    readonly ok: number;
    readonly failed: number;
    readonly used: number;
    readonly cap: number;
  };
  readonly feedback: Readonly<Record<FeedbackStatus, number>>;
  readonly disk: DiskSpace | null;
  readonly oldestNewFeedbackAt: number | null;
  readonly ratesReceivedAt: number | null;
  readonly backupAt: number | null;
}

export interface SiteStateDeps extends Pick<QuotaDeps, 'db' | 'clock' | 'secret' | 'dailyCap'> {
  readonly rates: Pick<RatesService, 'latest'>;
  readonly readDisk: () => Promise<DiskSpace | null>;
}

export async function readSiteState(deps: SiteStateDeps): Promise<SiteState> {
  const { db, clock, rates, readDisk } = deps;
  const received = lastReceivedAt(rates.latest());
  const { counts: feedback, oldestNewAt } = await countFeedbackByStatus(db);
  return {
    ai: { ...(await countAiCalls(db, new Date(clock()))), ...(await readSiteUsage(deps)) },
    feedback,
    disk: await readDisk(),
    oldestNewFeedbackAt: oldestNewAt?.getTime() ?? null,
    ratesReceivedAt: received === null ? null : Date.parse(received),
    backupAt: await findLastBackup(db),
  };
}

async function countAiCalls(db: Kysely<Schema>, now: Date): Promise<{ ok: number; failed: number }> {
  const { rows } = await sql<{ ok: string; failed: string }>`
    select coalesce(sum(calls) filter (where fault = ''), 0) as ok,
      coalesce(sum(calls) filter (where fault not in ('', ${LIMIT_FAULT})), 0) as failed
    from ai_use_day where day = ${utcDay(now)}::date`.execute(db);
  return { ok: Number(rows[0]?.ok), failed: Number(rows[0]?.failed) };
}

async function countFeedbackByStatus(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('feedback')
    .select(({ fn }) => ['status', fn.countAll<string>().as('count'), fn.min('created_at').as('oldest')])
    .groupBy('status')
    .execute();
  const of = (status: FeedbackStatus) => rows.find((row) => row.status === status);
  const count = (status: FeedbackStatus) => Number(of(status)?.count ?? 0);
  return {
    counts: {
      new: count('new'),
      in_progress: count('in_progress'),
      resolved: count('resolved'),
      closed: count('closed'),
    },
    oldestNewAt: of('new')?.oldest ?? null,
  };
}

/** The name under which backups are recorded among the jobs. */
const BACKUP = 'backup';

async function findLastBackup(db: Kysely<Schema>): Promise<number | null> {
  const row = await db
    .selectFrom('job_lease')
    .select('finished_at')
    .where('name', '=', BACKUP)
    .executeTakeFirst();
  return row?.finished_at?.getTime() ?? null;
}

/** Records that a whole backup was written. */
export async function recordBackup(db: Kysely<Schema>, at: Date): Promise<void> {
  const row = { slot: at, expires_at: at, finished_at: at };
  await db
    .insertInto('job_lease')
    .values({ name: BACKUP, holder: BACKUP, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
