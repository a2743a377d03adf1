import { HOUR } from '@seller-toolbox/tool-contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

export interface Lease {
  readonly name: string;
  readonly holder: string;
  /** The time of the timetable that is to be run. */
  readonly slot: Date;
}

/** Further ahead of now no slot can be that a clock in order has come to. */
const AHEAD_MS = HOUR;

/**
 * Whether this holder may run the job now: nobody ran this slot or a later one, and nobody is running the job. A slot that
 * lies more than an hour ahead binds nobody, because it is of a clock that was wrong. Where this clock is the wrong one, more
 * than an hour behind, it takes a lease from whoever is running the job: jobs must bear being run twice at the same time.
 */
export async function takeLease(
  db: Kysely<Schema>,
  lease: Lease,
  times: { readonly now: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const taken = await takeLeaseQuery(db, lease, times).execute();
  return taken.length > 0;
}

export function takeLeaseQuery(
  db: Kysely<Schema>,
  lease: Lease,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
) {
  return db
    .insertInto('job_lease')
    .values({ ...lease, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((excluded) => ({
          holder: excluded.ref('excluded.holder'),
          slot: excluded.ref('excluded.slot'),
          expires_at: excluded.ref('excluded.expires_at'),
        }))
        .where(({ and, eb, or }) =>
          or([
            and([eb('job_lease.slot', '<', lease.slot), eb('job_lease.expires_at', '<=', now)]),
            eb('job_lease.slot', '>', new Date(now.getTime() + AHEAD_MS)),
          ]),
        ),
    )
    .returning('name');
}

/** Gives the lease back. `finishedAt` tells that the job did its work. */
export async function endLease(
  db: Kysely<Schema>,
  { name, holder, slot }: Lease,
  { now, finishedAt }: { readonly now: Date; readonly finishedAt?: Date },
): Promise<void> {
  await db
    .updateTable('job_lease')
    .set({ expires_at: now, ...(finishedAt ? { finished_at: finishedAt } : {}) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .where('slot', '=', slot)
    .execute();
}
