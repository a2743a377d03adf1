import { createHash } from 'node:crypto';
import { parseJson } from '@seller-toolbox/tool-contract/json';
import type * as z from 'zod';
import {
  BACKUP_FORMAT,
  endSchema,
  FORMAT_VERSION,
  headerSchema,
  tableEndSchema,
  tableLineSchema,
  type BackupEnd,
  type BackupHeader,
  type TableEnd,
  type TableLine,
} from './backup-format.ts';
import { BackupError } from './backup-error.ts';
import { fileLines } from './file-lines.ts';
import { createRowDigest, type RowDigest } from './row-digest.ts';
import { checkSchemaVersion } from './schema-version.ts';

/** Parts of a backup in order. Only reading to the end proves that it is complete. */
export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'table'; readonly table: TableLine }
  | { readonly kind: 'rows'; readonly table: TableLine; readonly lines: readonly Buffer[] }
  | { readonly kind: 'table-end'; readonly table: TableLine; readonly end: TableEnd }
  | { readonly kind: 'end'; readonly end: BackupEnd };

const ROW_START = '['.charCodeAt(0);

interface Reading {
  readonly damaged: (what: string) => BackupError;
  table?: TableLine | undefined;
  digest: RowDigest;
  total: number;
  sha256: string;
}

/** Reads and checks a backup: format, versions, row count and checksum of each table, and the total checksum. */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const reading: Reading = {
    damaged: (what) => new BackupError(`${path} is damaged: ${what}.`),
    digest: createRowDigest(),
    total: 0,
    sha256: '',
  };
  const read = createHash('sha256');
  let state: 'before' | 'within' | 'after' = 'before';
  for await (const lines of fileLines(path)) {
    let rows: Buffer[] = [];
    for (const line of lines) {
      if (state === 'after') throw reading.damaged('data follows its end');
      if (state === 'before') {
        yield { kind: 'header', header: parseHeader(line, path) };
        state = 'within';
      } else if (line[0] === ROW_START) {
        if (!reading.table) throw reading.damaged('a row is outside of any table');
        reading.digest.add(line);
        rows.push(line);
      } else {
        if (reading.table && rows.length > 0) yield { kind: 'rows', table: reading.table, lines: rows };
        rows = [];
        reading.sha256 = read.copy().digest('hex');
        const part = parseMark(line, reading);
        if (part.kind === 'end') state = 'after';
        yield part;
      }
      read.update(line).update('\n');
    }
    if (reading.table && rows.length > 0) yield { kind: 'rows', table: reading.table, lines: rows };
  }
  if (state !== 'after') throw reading.damaged('it ends too early');
}

function parseHeader(line: Buffer, path: string): BackupHeader {
  const value = parseJson(line.toString('utf8'));
  if (fieldOf(value, 'format') !== BACKUP_FORMAT)
    throw new BackupError(`${path} is no backup of this program.`);
  const version = fieldOf(value, 'format_version');
  if (version !== FORMAT_VERSION) {
    throw new BackupError(
      `${path} has the format ${JSON.stringify(version)}, and this version of the program reads format ${FORMAT_VERSION}: use the version that made it.`,
    );
  }
  const header = headerSchema.safeParse(value);
  if (!header.success) throw new BackupError(`${path} is damaged: its first line is wrong.`);
  checkSchemaVersion(header.data.schema_version);
  return header.data;
}

/** Parses a line that starts a table, ends a table or ends the backup. */
function parseMark(line: Buffer, reading: Reading): BackupPart {
  const value = parseJson(line.toString('utf8'));
  if (reading.table) {
    const end = parsed(tableEndSchema, value, reading);
    const { table, digest } = reading;
    const isWhole = end.rows === digest.rows() && end.checksum === digest.checksum();
    if (!isWhole) throw reading.damaged(`the rows of ${table.table} are not those that were written`);
    reading.total += end.rows;
    reading.table = undefined;
    return { kind: 'table-end', table, end };
  }
  if (fieldOf(value, 'end') === true) {
    const end = parsed(endSchema, value, reading);
    const isWhole = end.rows === reading.total && end.sha256 === reading.sha256;
    if (!isWhole) throw reading.damaged('its lines are not those that were written');
    return { kind: 'end', end };
  }
  reading.table = parsed(tableLineSchema, value, reading);
  reading.digest = createRowDigest();
  return { kind: 'table', table: reading.table };
}

function parsed<Value>(schema: z.ZodType<Value>, value: unknown, reading: Reading): Value {
  const result = schema.safeParse(value);
  if (!result.success) throw reading.damaged('a line of it has an unknown form');
  return result.data;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
