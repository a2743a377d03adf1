import { BackupError } from './backup-error.ts';
import type { BackupHeader } from './backup-format.ts';
import { readBackup } from './read-backup.ts';

/** Contents of a complete backup. */
export interface BackupSummary {
  readonly header: BackupHeader;
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly rows: number;
}

/** Reads a backup to its end and rejects a damaged one. */
export async function checkBackup(path: string): Promise<BackupSummary> {
  let header: BackupHeader | undefined;
  const tables: { name: string; rows: number }[] = [];
  for await (const part of readBackup(path)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'table-end') tables.push({ name: part.table.table, rows: part.end.rows });
  }
  if (!header) throw new BackupError(`${path} is empty.`);
  return { header, tables, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
}
