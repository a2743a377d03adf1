import { createHash } from 'node:crypto';
import { createRowDigest } from './row-digest.ts';

/** The lines of a tampered backup with recomputed checksums. */
export function withChecksums(lines: readonly string[]): string[] {
  const result: string[] = [];
  const all = createHash('sha256');
  let digest = createRowDigest();
  let total = 0;
  for (const line of lines) {
    let text = line;
    if (line.startsWith('{"table"')) digest = createRowDigest();
    else if (line.startsWith('[')) digest.add(line);
    else if (line.startsWith('{"rows"')) {
      text = JSON.stringify({ rows: digest.rows(), checksum: digest.checksum() });
      total += digest.rows();
    } else if (line.startsWith('{"end"')) {
      const end = JSON.parse(line) as object;
      text = JSON.stringify({ ...end, rows: total, sha256: all.digest('hex') });
    }
    result.push(text);
    if (!line.startsWith('{"end"')) all.update(`${text}\n`);
  }
  return result;
}

/** The lines without the sections of some tables. */
export function withoutTables(lines: readonly string[], tables: readonly string[]): string[] {
  let isLeftOut = false;
  return lines.filter((line) => {
    const table = /^\{"table":"(\w+)"/.exec(line)?.[1];
    if (table !== undefined) isLeftOut = tables.includes(table);
    if (line.startsWith('{"end"')) isLeftOut = false;
    return !isLeftOut;
  });
}

/** The lines without a column of one table. */
export function withoutColumn(lines: readonly string[], table: string, column: string): string[] {
  let index = -1;
  return lines.map((line) => {
    if (line.startsWith('{"table"')) {
      const head = JSON.parse(line) as { table: string; columns: string[] };
      index = head.table === table ? head.columns.indexOf(column) : -1;
      return index < 0 ? line : JSON.stringify({ ...head, columns: head.columns.toSpliced(index, 1) });
    }
    if (index < 0 || !line.startsWith('[')) return line;
    const values = (JSON.parse(line) as unknown[]).toSpliced(index, 1);
    // The spacing of the database, because checksums are over bytes.
    return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
  });
}
