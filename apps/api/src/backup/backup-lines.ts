import { utcDay } from '@seller-toolbox/reference-data/days';
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { listPartitionDays } from '../features/analytics/partitions.repository.ts';
import { findReceivedAtOfEvent, getRolledUpTo } from '../features/analytics/roll-up.repository.ts';
import { BACKUP_FORMAT, FORMAT_VERSION, type BackupEnd, type BackupHeader } from './backup-format.ts';
import { listStoredTables, readRows, usePortableText, type StoredTable } from './portable-rows.ts';
import { createRowDigest } from './row-digest.ts';
import { getSchemaVersion } from './schema-version.ts';
import { createSnapshot, lockTables, type Snapshot } from './snapshot.ts';

export interface BackupSource {
  readonly db: Kysely<Schema>;
  readonly kind: BackupHeader['database'];
}

export interface BackupStamp {
  readonly now: Date;
  /** The version of this program. */
  readonly madeBy: string;
}

/** Per step outside the snapshot, because other queries wait for the one connection of the embedded database. */
const MAX_STEP_EVENTS = 2_000;
const EPOCH = new Date(0);

/**
 * The lines of a consistent backup, made while others write. Events that are rolled up never change, so they are read
 * first, in small transactions that let other queries run; newer events and all other tables are read in one snapshot.
 */
export async function* backupLines(source: BackupSource, stamp: BackupStamp): AsyncGenerator<string> {
  const written = createHash('sha256');
  const put = (text: string) => {
    written.update(text);
    return text;
  };
  const header = await headerOf(source, stamp);
  yield put(lineOf(header));
  const tables = await listStoredTables(source.db);
  const snapshot = createSnapshot(source.db, tables, header.schema_version);
  let total = 0;
  try {
    for (const table of tables) {
      const digest = createRowDigest();
      yield put(lineOf({ table: table.name, columns: table.columns.map(({ name }) => name) }));
      for await (const lines of rowsOf(source.db, table, snapshot)) {
        if (lines.length === 0) continue;
        lines.forEach(digest.add);
        yield put(`${lines.join('\n')}\n`);
      }
      yield put(lineOf({ rows: digest.rows(), checksum: digest.checksum() }));
      total += digest.rows();
    }
    const end: Omit<BackupEnd, 'sha256'> = { end: true, rows: total, sequences: await snapshot.sequences() };
    yield lineOf({ ...end, sha256: written.digest('hex') });
  } finally {
    await snapshot.close();
  }
}

const lineOf = (value: object) => `${JSON.stringify(value)}\n`;

async function headerOf({ db, kind }: BackupSource, { now, madeBy }: BackupStamp): Promise<BackupHeader> {
  const version = await getSchemaVersion(db);
  const days = await listPartitionDays(db);
  return {
    format: BACKUP_FORMAT,
    format_version: FORMAT_VERSION,
    schema_version: version,
    created_at: now.toISOString(),
    made_by: madeBy,
    database: kind,
    event_days: days.map((day) => utcDay(day)),
  };
}

async function* rowsOf(db: Kysely<Schema>, table: StoredTable, snapshot: Snapshot): AsyncGenerator<string[]> {
  const isCounted = table.name === 'analytics_event' && snapshot.hasRollUps;
  const settledBefore = isCounted ? await getRolledUpTo(db) : EPOCH;
  if (isCounted) yield* settledEvents(db, table, settledBefore);
  const condition = isCounted ? sql`received_at >= ${settledBefore}` : sql`true`;
  yield* readRows(await snapshot.open(), table, condition);
}

async function* settledEvents(
  db: Kysely<Schema>,
  table: StoredTable,
  before: Date,
): AsyncGenerator<string[]> {
  for (let from = EPOCH; from < before;) {
    const last = await findReceivedAtOfEvent(db, MAX_STEP_EVENTS, { from, before });
    // All events of one millisecond belong to one step.
    const until = last ? new Date(last.getTime() + 1) : before;
    const condition = sql`received_at >= ${from} and received_at < ${until}`;
    yield await db.transaction().execute(async (trx) => {
      await lockTables(trx, [table]);
      await usePortableText(trx);
      const read: string[] = [];
      for await (const lines of readRows(trx, table, condition)) read.push(...lines);
      return read;
    });
    from = until;
  }
}
