import { NOTICE_CHANNELS, type Notices, type NoticeChannel } from '@seller-toolbox/contracts';
import { SECOND } from '@seller-toolbox/tool-contract/durations';
import type { Actor } from '../../http/access-guard.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry } from '../audit/audit.service.ts';
import type { NoticeSenders } from './delivery.ts';
import { channelNotConfigured } from './notices.errors.ts';
import { listDeliveries, listNotices } from './notices.repository.ts';
import { notify, type NoticeDeps } from './notices.ts';

export interface NoticesDeps extends NoticeDeps {
  readonly senders: NoticeSenders;
}

const LISTED = 20;
/** Tests of one way within this time are one. */
const TEST_EVERY_MS = 10 * SECOND;

/** The ways without their secrets, and the last notices with the state of their deliveries. */
export async function readNotices({ db, senders }: Pick<NoticesDeps, 'db' | 'senders'>): Promise<Notices> {
  const notices = await listNotices(db, LISTED);
  const deliveries = await listDeliveries(
    db,
    notices.map(({ id }) => id),
  );
  return {
    ways: NOTICE_CHANNELS.map((way) => ({ way, target: senders[way]?.target ?? null })),
    recent: notices.map(({ id, kind, created_at: at }) => ({
      id,
      kind,
      created_at: at.toISOString(),
      deliveries: deliveries
        .filter(({ notice_id: notice }) => notice === id)
        .map(({ way, state, attempts, fault, at: next }) => {
          return { way, state, attempts, fault, at: next.toISOString() };
        }),
    })),
  };
}

/** Stores a test for the next delivery run. */
export async function testChannel(deps: NoticesDeps, actor: Actor, way: NoticeChannel): Promise<void> {
  if (!deps.senders[way]) throw channelNotConfigured();
  const dedupKey = `${way}:${Math.floor(deps.clock() / TEST_EVERY_MS)}`;
  await deps.db.transaction().execute(async (trx) => {
    await notify({ ...deps, db: trx }, { kind: 'test', dedupKey, details: { way } });
    await insertAuditEntry(trx, newAuditEntry(deps, { actor, action: 'notices.test', subject: way }));
  });
}
