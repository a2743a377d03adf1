import { tools } from '@seller-toolbox/catalogue';
import { sql, type Kysely, type Migration } from 'kysely';

const PAGES = ['/', '/tools', '/feedback', '/terms', '/privacy', 'other'];

/** Deletes the counts of invented paths, and counts those that are not rolled up as `other`. */
export const knownPages0013: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const pages = [...PAGES, ...tools.map(({ id }) => `/tools/${id}`)];
    await sql`delete from analytics_roll_up where kind = 'page' and not key = any(${pages}::text[])`.execute(
      db,
    );
    await sql`
      update analytics_event set path = 'other'
      where received_at >= (select rolled_up_to from analytics_roll_up_state)
        and type = 'page_view' and not path = any(${pages}::text[])`.execute(db);
  },
};
