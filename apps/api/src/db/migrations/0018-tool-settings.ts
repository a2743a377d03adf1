import { sql, type Kysely, type Migration } from 'kysely';

/** One row at most: the published changes to the catalogue. */
export const toolSettings0018: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table tool_settings (
        id boolean primary key default true check (id),
        changes jsonb not null,
        updated_at timestamptz not null
      )`.execute(db);
  },
};
