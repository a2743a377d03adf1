import { sql, type Kysely, type Migration } from 'kysely';

/** Where feedback was written, and batches as long as they can be undone: their rows as they were before. */
export const feedbackBatches0020: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table feedback add column page text, add column tool_id text, add column language text`.execute(
      db,
    );
    await sql`create index feedback_tool on feedback (tool_id, created_at desc, id desc)`.execute(db);
    await sql`
      create table feedback_batch (
        id uuid primary key,
        actor_id uuid not null,
        action text not null check (action in ('set-status', 'delete')),
        status text,
        rows jsonb not null,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index feedback_batch_created_at on feedback_batch (created_at desc, id desc)`.execute(
      db,
    );
  },
};
