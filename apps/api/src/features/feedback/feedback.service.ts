import type {
  AuditChange,
  Feedback,
  FeedbackFilter,
  FeedbackInput,
  FeedbackListQuery,
  FeedbackStats,
  FeedbackStatusChange,
  Pagination,
} from '@seller-toolbox/contracts';
import { DAY, WEEK } from '@seller-toolbox/tool-contract/durations';
import type { Kysely, Transaction } from 'kysely';
import type { ReadRunner } from '../../db/read-runner.ts';
import type { StaleIfErrorCache } from '../../db/stale-if-error-cache.ts';
import type { Schema } from '../../db/schema.ts';
import type { Actor } from '../../http/access-guard.ts';
import { paginationOf } from '../../http/pagination.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import { changesBetween } from '../audit/audit-changes.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry } from '../audit/audit.service.ts';
import type { NewAuditEntry } from '../audit/audit.table.ts';
import { changedConcurrently, feedbackNotFound } from './feedback.errors.ts';
import { toFeedback, toNewFeedback, type Origin } from './feedback.mapper.ts';
import {
  countFeedback,
  deleteFeedback,
  eraseEmailsClosedBefore,
  findFeedback,
  insertFeedback,
  listFeedback,
  listFeedbackAfter,
  lockFeedback,
  updateFeedback,
  type TypeStats,
  type UpdateFeedback,
} from './feedback.repository.ts';
import type { FeedbackRow } from './feedback.table.ts';

const MONTH_MS = 30 * DAY;
const EXPORT_PART = 1000;

export interface FeedbackDeps {
  readonly db: Kysely<Schema>;
  readonly reads: ReadRunner;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Caches `readTypeStats` for the windows of `statsWindow`. */
  readonly typeStats: StaleIfErrorCache<TypeStats[]>;
  /** Whether a path is a page of the site. */
  readonly isKnownPage: (path: string) => boolean;
  readonly isKnownTool: (id: string) => boolean;
}

/** Stores feedback once; ignores it if the honeypot field is filled in. */
export async function submitFeedback(deps: FeedbackDeps, input: FeedbackInput): Promise<void> {
  if (input.website) return;
  const about = { id: deps.newId(), now: new Date(deps.clock()), origin: originOf(deps, input) };
  await insertFeedback(deps.db, toNewFeedback(input, about));
  deps.typeStats.invalidate();
}

const TOOL_PAGE = /^\/tools\/([^/]+)\/?$/;

/** Only what the site itself knows, so that invented pages are not listed by their names. */
function originOf(
  { isKnownPage, isKnownTool }: Pick<FeedbackDeps, 'isKnownPage' | 'isKnownTool'>,
  { sent_from: from }: FeedbackInput,
): Origin {
  const page = from?.page !== undefined && isKnownPage(from.page) ? from.page : null;
  const tool = TOOL_PAGE.exec(page ?? '')?.[1];
  return {
    page,
    tool_id: tool !== undefined && isKnownTool(tool) ? tool : null,
    language: from?.language ?? null,
  };
}

export async function listForAdmin(
  { db }: Pick<FeedbackDeps, 'db'>,
  query: FeedbackListQuery,
): Promise<{ data: Feedback[]; pagination: Pagination }> {
  const [rows, total] = await Promise.all([listFeedback(db, query), countFeedback(db, query)]);
  return { data: rows.map(toFeedback), pagination: paginationOf(query, total) };
}

export async function findForAdmin({ db }: Pick<FeedbackDeps, 'db'>, id: string): Promise<Feedback> {
  const row = await findFeedback(db, id);
  if (!row) throw feedbackNotFound();
  return toFeedback(row);
}

export async function listRecent({ db }: Pick<FeedbackDeps, 'db'>, limit: number): Promise<Feedback[]> {
  return (await listFeedbackAfter(db, { filter: {}, after: undefined, limit })).map(toFeedback);
}

/** The filtered list in parts, newest first. */
export async function* exportFeedback(
  { reads }: Pick<FeedbackDeps, 'reads'>,
  filter: FeedbackFilter,
): AsyncGenerator<Feedback[]> {
  let after: FeedbackRow | undefined;
  do {
    const part = { filter, after, limit: EXPORT_PART };
    const rows: FeedbackRow[] = await reads.run((db) => listFeedbackAfter(db, part));
    yield rows.map(toFeedback);
    after = rows.length === EXPORT_PART ? rows.at(-1) : undefined;
  } while (after);
}

export function statsWindow(now: number) {
  return { weekStart: new Date(now - WEEK), monthStart: new Date(now - MONTH_MS) };
}

export async function feedbackStats({ typeStats }: Pick<FeedbackDeps, 'typeStats'>): Promise<FeedbackStats> {
  return toStats((await typeStats.get()).value);
}

function toStats(types: readonly TypeStats[]): FeedbackStats {
  const sum = (figure: Exclude<keyof TypeStats, 'type'>) =>
    types.reduce((total, type) => total + type[figure], 0);
  return {
    overall: {
      total_feedback: sum('count'),
      overall_avg_rating: mean(sum('ratingSum'), sum('rated')),
      weekly_count: sum('lastWeek'),
      monthly_count: sum('lastMonth'),
    },
    byType: types.map((type) => ({
      feedback_type: type.type,
      count: type.count,
      avg_rating: mean(type.ratingSum, type.rated),
      resolved_count: type.resolved,
    })),
  };
}

/** To two decimals, half up. */
function mean(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}

export async function setFeedbackStatus(
  deps: FeedbackDeps,
  actor: Actor,
  { id, ...change }: FeedbackStatusChange & { id: string },
): Promise<Feedback> {
  const update = {
    id,
    status: change.status,
    adminNotes: change.admin_notes,
    now: new Date(deps.clock()),
    expected: change.updated_at ? new Date(change.updated_at) : null,
  };
  const entryOf = (before: FeedbackRow, after: FeedbackRow) =>
    newAuditEntry(deps, {
      actor,
      action: 'feedback.set-status',
      subject: id,
      details: {
        ...detailsOf(after),
        ...changesBetween(detailsOf(before), detailsOf(after)),
        ...changedNotes(before, after),
      },
    });
  const stored = await deps.db.transaction().execute((trx) => updateInTransaction(trx, update, entryOf));
  deps.typeStats.invalidate();
  return toFeedback(stored);
}

async function updateInTransaction(
  trx: Transaction<Schema>,
  update: UpdateFeedback,
  entryOf: (before: FeedbackRow, after: FeedbackRow) => NewAuditEntry,
): Promise<FeedbackRow> {
  const before = await lockFeedback(trx, update.id);
  if (!before) throw feedbackNotFound();
  const stored = await updateFeedback(trx, update);
  if (!stored) throw changedConcurrently();
  await insertAuditEntry(trx, entryOf(before, stored));
  return stored;
}

export async function removeFeedback(deps: FeedbackDeps, actor: Actor, id: string): Promise<void> {
  const entryOf = (removed: FeedbackRow) =>
    newAuditEntry(deps, {
      actor,
      action: 'feedback.delete',
      subject: id,
      details: changesBetween(detailsOf(removed), {}),
    });
  await deps.db.transaction().execute((trx) => deleteInTransaction(trx, id, entryOf));
  deps.typeStats.invalidate();
}

async function deleteInTransaction(
  trx: Transaction<Schema>,
  id: string,
  entryOf: (removed: FeedbackRow) => NewAuditEntry,
): Promise<void> {
  const removed = await deleteFeedback(trx, id);
  if (!removed) throw feedbackNotFound();
  await insertAuditEntry(trx, entryOf(removed));
}

/** Erases the email addresses of feedback that was closed so many days ago. */
export async function eraseOldEmails(
  { db, clock }: Pick<FeedbackDeps, 'db' | 'clock'>,
  days: number,
): Promise<void> {
  await eraseEmailsClosedBefore(db, new Date(clock() - days * DAY));
}

/** Never the message, the address or the notes. */
const detailsOf = ({ status }: Pick<FeedbackRow, 'status'>) => ({ status });

/** That the notes changed, and their length before and after: the log is kept, and notes may repeat what a visitor wrote. */
function changedNotes(
  { admin_notes: before }: Pick<FeedbackRow, 'admin_notes'>,
  { admin_notes: after }: Pick<FeedbackRow, 'admin_notes'>,
): Record<string, AuditChange> {
  if ((before ?? '') === (after ?? '')) return {};
  const lengthOf = (notes: string | null) => Array.from(notes ?? '').length;
  return { notes_length: { before: lengthOf(before), after: lengthOf(after) } };
}
