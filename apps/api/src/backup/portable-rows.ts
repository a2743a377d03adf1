import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { BACKUP_TABLES, type BackupTable } from './backup-tables.ts';

/** A table as it is in one database. */
export interface StoredTable {
  readonly name: BackupTable;
  readonly columns: readonly StoredColumn[];
}

export interface StoredColumn {
  readonly name: string;
  /** As SQL writes it: `timestamp with time zone`. */
  readonly type: string;
}

const FETCH_ROWS = 500;

/** Settings of this transaction: portable text formats and no statement timeout. */
export async function usePortableText(trx: Transaction<Schema>): Promise<void> {
  await sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
      set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true),
      set_config('statement_timeout', '0', true), set_config('lock_timeout', '30s', true)`.execute(trx);
}

/** The backup tables that exist in the database, with their columns; an older schema has fewer. */
export async function listStoredTables(db: Kysely<Schema>): Promise<StoredTable[]> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relname = any(${[...BACKUP_TABLES]}::text[])
      and attnum > 0 and not attisdropped
    order by relname, attname`.execute(db);
  return BACKUP_TABLES.flatMap((name) => {
    const columns = rows.filter(({ table }) => table === name).map(({ name, type }) => ({ name, type }));
    return columns.length > 0 ? [{ name, columns }] : [];
  });
}

/** The rows of a table as JSON lines, in no particular order. */
export async function* readRows(
  trx: Transaction<Schema>,
  table: StoredTable,
  condition: RawBuilder<unknown> = sql`true`,
): AsyncGenerator<string[]> {
  await sql`
    declare backup_rows no scroll cursor for
    select ${lineOf(table)} as line from ${sql.table(table.name)} where ${condition}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(FETCH_ROWS)} from backup_rows`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backup_rows`.execute(trx);
}

function lineOf({ columns }: StoredTable): RawBuilder<unknown> {
  return sql`json_build_array(${sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`))})::text`;
}

/** Inserts JSON lines as rows. The database parses the arrays and casts the values. */
export async function insertRows(
  trx: Transaction<Schema>,
  { name, columns }: StoredTable,
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(
    columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
  );
  await sql`
    insert into ${sql.table(name)} (${names})
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as lines (line)`.execute(
    trx,
  );
}
