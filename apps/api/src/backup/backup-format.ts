import * as z from 'zod';

/**
 * A backup is a gzip file of JSON lines: a header; for each table a line with its name and columns, one array of texts
 * per row, and a line with row count and checksum; finally a line with the checksum of all lines before it. Values are
 * the database's own text, so that nothing is rounded and every database version can read it.
 */
export const BACKUP_FORMAT = 'seller-toolbox-backup';
export const FORMAT_VERSION = 1;

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);
const checksum = z.string().regex(/^[0-9a-f]{32}$/);
const day = z.iso.date();

export const headerSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  format_version: z.literal(FORMAT_VERSION),
  /** The newest migration of the database. */
  schema_version: z.string(),
  created_at: z.iso.datetime(),
  made_by: z.string(),
  database: z.enum(['embedded', 'server']),
  /** The UTC days that have a partition of events. */
  event_days: z.array(day).max(10_000),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const tableLineSchema = z.object({ table: name, columns: z.array(name).min(1).max(100) });
export type TableLine = z.infer<typeof tableLineSchema>;

export const tableEndSchema = z.object({ rows: z.int().min(0), checksum });
export type TableEnd = z.infer<typeof tableEndSchema>;

export const endSchema = z.object({
  end: z.literal(true),
  rows: z.int().min(0),
  /** Not less than their values when the rows were read. */
  sequences: z.record(name, z.string().regex(/^\d{1,18}$/)),
  /** SHA-256 of all lines before this one, each with its line end. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BackupEnd = z.infer<typeof endSchema>;
