import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { BackupTable } from './backup-tables.ts';
import { createPartition } from '../features/analytics/partitions.repository.ts';

const ID = '01939000-0000-7000-8000-0000000000';
/** Characters that break naive formats. */
const ODD = `'[{"a":1}] \\\\.\\t"''\n\r\u2028\u0001水👩‍👩‍👧 __proto__ \\u0000'`;

/** One statement per table, with edge values of each type. A table of a backup without a statement fails the suite. */
const ROWS: Readonly<Record<BackupTable, string>> = {
  analytics_event: `
    insert into analytics_event (received_at, occurred_at, session_hash, type, usage_type, tool_id, usage_data, path)
    select '2026-11-19T00:00:00.123456Z'::timestamptz + number * interval '160.001 seconds', '-infinity',
      -9223372036854775808 + number, kind, case kind when 'tool_usage' then 'calculate' end,
      case kind when 'tool_usage' then 'other' end, '{"z":1.10,"a":[null,"\\u6c34"],"a b":1e400}',
      case kind when 'page_view' then ${ODD} end
    from generate_series(1, 1500) as number, unnest(array['tool_usage', 'page_view']) as kind`,
  analytics_batch: `insert into analytics_batch values ('\\x00ff0a', 'infinity'), ('\\x', '0044-03-15T00:00:00Z BC')`,
  analytics_roll_up: `
    insert into analytics_roll_up values ('page', 'day', '2026-11-19', '/水', 9223372036854775807, 0, '\\x00', 1)`,
  analytics_roll_up_state: `
    update analytics_roll_up_state set rolled_up_to = '2026-11-21T06:00:00.5Z', finished_at = null`,
  account_user: `
    insert into account_user values ('${ID}a1', 'mei', ${ODD}, null, 'super_admin', '$argon2id$', null, now(), now(),
      now())`,
  account_session: `
    insert into account_session values ('${ID}b1', '${ID}a1', null, true, now(), now(), now(), null)`,
  account_refresh_token: `insert into account_refresh_token values ('\\xdeadbeef', '${ID}b1', null)`,
  account_attempt: `insert into account_attempt values ('\\x01', 3, now(), now())`,
  account_known_network: `insert into account_known_network values ('\\x02', now())`,
  announcement: `
    insert into announcement values ('${ID}c1', ${ODD}, '<b>x</b>', 'info', 100, 'draft', 'all', 'popup', null, null,
      '', false, '[]', '${ID}a1', 'mei', now(), now(), 2147483647)`,
  announcement_view: `insert into announcement_view (announcement_id, session_hash, viewed_at, kind) values ('${ID}c1', '\\x03', now(), 'click')`,
  announcement_version: `insert into announcement_version values ('${ID}c1', 1, now(), 'mei', '{"title": "x"}')`,
  announcement_template: `insert into announcement_template values ('${ID}c2', ${ODD}, '{"title": "x"}', 'mei', now())`,
  feedback: `
    insert into feedback values ('${ID}d1', 'bug', null, ${ODD}, 'a@example.com', 'new', '', now(), now(), ${ODD},
      '/tools/unit-converter', 'unit-converter', 'ja')`,
  feedback_batch: `insert into feedback_batch values ('${ID}d2', '${ID}a1', 'delete', null, '[{"id":"\\u6c34"}]', now(), 'part')`,
  notice: `insert into notice values ('${ID}d3', 'feedback', ${ODD}, '{"count":1}', now(), null)`,
  notice_delivery: `insert into notice_delivery values ('${ID}d3', 'mail', 'waiting', 2, now(), 'timed-out')`,
  exchange_rate_lease: `insert into exchange_rate_lease (asked_at) values (now())`,
  exchange_rate_snapshot: `
    insert into exchange_rate_snapshot values (now(), now(), '2026-11-20', 'source', '{"EUR":0.86012345678901234567}')`,
  exchange_rate_day: `insert into exchange_rate_day values ('2026-11-20', 'source', '{}')`,
  ai_use_day: `insert into ai_use_day values ('2026-11-20', 'title-fix', 'premium', 'ai', '', 2, 1, 30, 4)`,
  ai_price: `insert into ai_price values ('premium', '2026-11-01', 'USD', 2.5, 10)`,
  setting_version: `insert into setting_version values ('companyName', 1, ${ODD}, now(), 'mei'), ('terms', 2, null, now(), '')`,
  tool_settings: `insert into tool_settings (changes, updated_at) values ('{"tools":{}}', now())`,
  limit_counter: `insert into limit_counter values ('key', 1, now())`,
  ai_quota: `insert into ai_quota values ('\\x04', 0, 1, now())`,
  ai_reservation: `insert into ai_reservation values ('${ID}e1', array['\\x05', '\\x']::bytea[], now())`,
  ai_reply: `insert into ai_reply values ('\\x06', '"text"', now())`,
  job_lease: `insert into job_lease values ('job', 'holder', now(), now(), null)`,
  audit_entry: `insert into audit_entry values ('${ID}f1', now(), null, 'mei', 'users.create', null, '{"a":null}',
      '${ID}f2')`,
};

/** Fills every table; two days of events have partitions, the others do not. */
export async function fillEveryTable(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(fill);
}

async function fill(trx: Transaction<Schema>): Promise<void> {
  for (const day of ['2026-11-19', '2026-11-20']) await createPartition(trx, new Date(`${day}T00:00:00Z`));
  for (const statement of Object.values(ROWS)) await sql.raw(statement).execute(trx);
  await sql`alter sequence analytics_line restart with 1795400000123`.execute(trx);
}
