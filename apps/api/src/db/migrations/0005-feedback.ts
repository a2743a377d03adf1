import { sql, type Kysely, type Migration } from 'kysely';

/** Each filter of the list has an index that includes its default order, so that pages need no sort. */
export const feedback0005: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table feedback (
        id uuid primary key,
        feedback_type text not null
          check (feedback_type in ('general', 'bug', 'feature', 'improvement', 'compliment', 'complaint')),
        rating smallint check (rating between 1 and 5),
        message text not null,
        email text,
        status text not null check (status in ('new', 'in_progress', 'resolved', 'closed')),
        admin_notes text,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(db);
    await sql`create index feedback_created_at on feedback (created_at desc, id desc)`.execute(db);
    await sql`create index feedback_updated_at on feedback (updated_at desc, id desc)`.execute(db);
    await sql`create index feedback_type on feedback (feedback_type, created_at desc, id desc)`.execute(db);
    await sql`create index feedback_status on feedback (status, created_at desc, id desc)`.execute(db);
    await sql`create index feedback_rating on feedback (rating, created_at desc, id desc)`.execute(db);
  },
};
