import { sql, type Kysely, type Migration } from 'kysely';

/** Where visits came from and the classes of their devices, with the first page view of each; counted by day. */
export const visitClasses0024: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table analytics_event add column referrer text, add column language text, add column device text,
        add column screen text`.execute(db);
    await sql`
      alter table analytics_roll_up drop constraint analytics_roll_up_kind_check, add constraint analytics_roll_up_kind_check
        check (kind in ('site', 'tools', 'tool', 'page', 'referrer', 'language', 'device', 'screen'))`.execute(
      db,
    );
  },
};
