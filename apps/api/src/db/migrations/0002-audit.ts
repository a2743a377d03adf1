import { sql, type Kysely, type Migration } from 'kysely';

/** Append-only by the database itself: a trigger refuses to change or remove an entry. */
export const audit0002: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table audit_entry (
        id uuid primary key,
        at timestamptz not null,
        actor_id uuid,
        actor_name text not null,
        action text not null,
        subject text,
        details jsonb
      )`.execute(db);
    await sql`create index audit_entry_at on audit_entry (at desc, id desc)`.execute(db);
    await sql`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'an audit entry is never changed';
      end $$`.execute(db);
    await sql`
      create trigger audit_entry_stays before update or delete on audit_entry
      for each row execute function refuse_audit_change()`.execute(db);
  },
};
