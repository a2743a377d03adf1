import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SubjectCount } from './count.ts';
import { listReferrersOfDays } from './roll-up.repository.ts';
import { DIRECT, OTHER_HOST } from './visit-classes.ts';
import { startOf } from './utc.ts';
import { DAY } from '@seller-toolbox/tool-contract/durations';

/** Hosts counted by name on a day. Their names come from browsers, so that otherwise any client could add rows without end. */
export const MAX_REFERRERS = 200;

/** Counts hosts beyond the first `MAX_REFERRERS` of a day as `other`. */
export async function limitReferrers(
  db: Kysely<Schema>,
  counts: readonly SubjectCount[],
): Promise<readonly SubjectCount[]> {
  const dayOf = ({ period }: SubjectCount) => startOf(DAY, period.getTime()).getTime();
  const days = [...new Set(counts.filter(({ kind }) => kind === 'referrer').map(dayOf))];
  if (days.length === 0) return counts;
  const known = new Map(days.map((day) => [day, new Set([DIRECT, OTHER_HOST])]));
  for (const { startsAt, key } of await listReferrersOfDays(
    db,
    days.map((day) => new Date(day)),
  ))
    known.get(startsAt.getTime())?.add(key);
  return counts.map((count) => {
    const hosts = count.kind === 'referrer' ? known.get(dayOf(count)) : undefined;
    if (!hosts) return count;
    // The two fixed keys are no hosts.
    if (!hosts.has(count.key) && hosts.size >= MAX_REFERRERS + 2) return { ...count, key: OTHER_HOST };
    hosts.add(count.key);
    return count;
  });
}
