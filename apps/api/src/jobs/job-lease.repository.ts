import { HOUR } from '@seller-toolbox/tool-contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

export interface Lease {
  readonly name: string;
  readonly holder: string;
  /** The scheduled time. */
  readonly slot: Date;
}

/** A slot further ahead comes from a skewed clock. */
const MAX_CLOCK_LEAD_MS = HOUR;

/**
 * Takes the lease unless this or a later slot has run, or the job is running. Ignores a slot more than an hour ahead, which
 * comes from a skewed clock. If this clock is more than an hour behind, it takes the lease of a running job: jobs must
 * tolerate concurrent runs.
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
            eb('job_lease.slot', '>', new Date(now.getTime() + MAX_CLOCK_LEAD_MS)),
          ]),
        ),
    )
    .returning('name');
}

/** Releases the lease. `finishedAt` marks a successful run. */
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
