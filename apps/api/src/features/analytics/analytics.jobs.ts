import { HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Job } from '../../jobs/job.ts';
import type { Clock } from '../../ports/clock.ts';
import { purgeExpiredEventBatches } from './analytics.service.ts';
import { preparePartitions, removeOld, type Retention } from './retention.service.ts';
import { rollUp } from './roll-up.service.ts';

export function analyticsJobs(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  clock: Clock,
  retention: () => Retention,
): Job[] {
  const deps = { db, clock };
  return [
    {
      name: 'analytics-partitions',
      timetable: '2 * * * *',
      maxRunMs: 5 * MINUTE,
      run: () => preparePartitions(deps),
    },
    {
      name: 'analytics-roll-up',
      timetable: '* * * * *',
      maxRunMs: 5 * MINUTE,
      run: (signal) => rollUp({ ...deps, signal }),
    },
    {
      name: 'analytics-retention',
      timetable: '12 * * * *',
      maxRunMs: HOUR,
      run: (signal) => removeOld({ ...deps, signal }, retention()),
    },
    {
      name: 'analytics-batches',
      timetable: '32 * * * *',
      maxRunMs: 5 * MINUTE,
      run: async () => {
        await purgeExpiredEventBatches(deps);
        // The embedded database has no autovacuum.
        if (kind === 'embedded') await sql`vacuum (analyze) analytics_batch, analytics_roll_up`.execute(db);
      },
    },
  ];
}
