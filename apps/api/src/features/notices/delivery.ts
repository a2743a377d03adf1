import {
  NOTICE_CHANNELS,
  type NoticeFault,
  type NoticeChannel,
  type SentKind,
  type SettingValues,
} from '@seller-toolbox/contracts';
import { HOUR, MINUTE, SECOND } from '@seller-toolbox/tool-contract/durations';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { noticeText, type NoticeText } from './notice-text.ts';
import {
  insertDeliveries,
  claimDueDeliveries,
  claimUnplanned,
  updateDelivery,
  type DueDelivery,
} from './notices.repository.ts';
import type { NoticeDetails, NoticeRow } from './notices.table.ts';

/** What a sender gets. */
export interface SentNotice extends NoticeText {
  readonly id: string;
  readonly kind: SentKind;
  readonly createdAt: string;
  readonly details: NoticeDetails;
}

/** Sends one notice within `SEND_TIMEOUT_MS`; null: delivered. */
export type SendNotice = (notice: SentNotice, signal: AbortSignal) => Promise<NoticeFault | null>;

export interface NoticeSender {
  /** Host or address, for the admin section. */
  readonly target: string;
  readonly send: SendNotice;
}

/** The configured channels. */
export type NoticeSenders = Readonly<Partial<Record<NoticeChannel, NoticeSender>>>;

export interface DeliveryDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly senders: NoticeSenders;
  readonly notices: () => SettingValues['notices'];
}

export const SEND_TIMEOUT_MS = 10 * SECOND;
/** Taken together; one after the other they end before they are due again. */
const DELIVERIES_PER_RUN = 10;
const BUSY_MS = 5 * MINUTE;
/** After each failed attempt; after the last one the delivery has failed. */
export const RETRY_AFTER_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const;

/** Plans new notices for all configured channels and delivers what is due. */
export async function deliverNotices(deps: DeliveryDeps, signal: AbortSignal): Promise<void> {
  const now = new Date(deps.clock());
  await deps.db.transaction().execute((trx) => plan(deps, trx, now));
  const busyUntil = new Date(now.getTime() + BUSY_MS);
  const due = await claimDueDeliveries(deps.db, { now, busyUntil, limit: DELIVERIES_PER_RUN });
  const failures: unknown[] = [];
  for (const delivery of due) {
    if (signal.aborted) return;
    await deliver(deps, delivery, signal).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function plan(deps: DeliveryDeps, trx: Transaction<Schema>, now: Date): Promise<void> {
  const notices = await claimUnplanned(trx, now);
  const deliveries = notices.flatMap((notice) =>
    channelsOf(deps, notice).map((way) => ({
      notice_id: notice.id,
      way,
      state: 'waiting' as const,
      attempts: 0,
      at: now,
      fault: null,
    })),
  );
  await insertDeliveries(trx, deliveries);
}

/** A test goes to one channel; others go to all configured channels unless their kind is off. */
function channelsOf(
  { senders, notices }: DeliveryDeps,
  { kind, details }: NoticeRow,
): readonly NoticeChannel[] {
  const configured = NOTICE_CHANNELS.filter((way) => senders[way]);
  if (kind === 'test') return configured.filter((way) => way === details['way']);
  return notices().kinds[kind] ? configured : [];
}

async function deliver(deps: DeliveryDeps, delivery: DueDelivery, signal: AbortSignal): Promise<void> {
  const { id, way, kind, details, created_at: createdAt, attempts } = delivery;
  const sender = deps.senders[way];
  const text = noticeText(kind, details, deps.notices().language);
  const notice = { ...text, id, kind, details, createdAt: createdAt.toISOString() };
  // A channel that is no longer configured has no sender.
  const sent = await settled(sender ? sender.send(notice, signal) : Promise.resolve('not-allowed' as const));
  const fault = 'error' in sent ? 'unreachable' : sent.fault;
  const now = deps.clock();
  const retryAfter = RETRY_AFTER_MS[attempts - 1];
  const isOver = fault === null || retryAfter === undefined;
  await updateDelivery(deps.db, {
    id,
    way,
    state: fault === null ? 'delivered' : isOver ? 'failed' : 'waiting',
    at: new Date(isOver ? now : now + retryAfter),
    fault,
  });
  // For the log: no sender should throw.
  if ('error' in sent) throw sent.error;
}

type Sent = { readonly fault: NoticeFault | null } | { readonly error: unknown };

const settled = (sending: Promise<NoticeFault | null>): Promise<Sent> =>
  sending.then(
    (fault) => ({ fault }),
    (error: unknown) => ({ error }),
  );
