import type { SentKind } from '@seller-toolbox/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewId } from '../../ports/ids.ts';
import { insertNotice } from './notices.repository.ts';
import type { NoticeDetails } from './notices.table.ts';

export interface NoticeDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface NoticeToStore {
  readonly kind: SentKind;
  /** The same key of a kind makes one notice, also if several replicas report it. */
  readonly dedupKey: string;
  readonly details: NoticeDetails;
}

/** Stores a notice for the next delivery run. */
export async function notify(
  { db, clock, newId }: NoticeDeps,
  { kind, dedupKey, details }: NoticeToStore,
): Promise<void> {
  await insertNotice(db, {
    id: newId(),
    kind,
    key: `${kind}:${dedupKey}`,
    details: JSON.stringify(details),
    created_at: new Date(clock()),
    planned_at: null,
  });
}
