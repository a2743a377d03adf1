import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Counters per window; the window is part of the key. `take_limits` increments all of its counters or none and is exact
 * under concurrency, because it locks the rows in one order. Counters may be lost on power failure, so commits do not
 * wait for the disk.
 */
export const limits0008: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table limit_counter (
        key text primary key,
        used integer not null check (used >= 0),
        expires_at timestamptz not null
      ) with (fillfactor = 50)`.execute(db);
    await sql`
      create function take_limits(keys text[], maxima integer[], expiries timestamptz[])
      returns table (counter text, used integer, is_taken boolean) language plpgsql as $$
      declare
        fits boolean;
      begin
        perform set_config('synchronous_commit', 'off', true);
        insert into limit_counter (key, used, expires_at)
          select wanted.key, 0, wanted.expiry from unnest(keys, expiries) as wanted(key, expiry)
          order by wanted.key on conflict do nothing;
        perform 1 from limit_counter c where c.key = any(keys) order by c.key for update;
        select coalesce(bool_and(c.used < wanted.maximum), true) into fits
          from unnest(keys, maxima) as wanted(key, maximum) join limit_counter c on c.key = wanted.key;
        if fits then
          update limit_counter c set used = c.used + 1 where c.key = any(keys);
        end if;
        return query select c.key, c.used, fits from limit_counter c where c.key = any(keys);
      end $$`.execute(db);
  },
};
