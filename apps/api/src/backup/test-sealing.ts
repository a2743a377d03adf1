import { createHash } from 'node:crypto';
import { createRowDigest } from './row-digest.ts';

/** The lines of a backup with all checksums made anew, as somebody does who changes it on purpose. */
export function sealed(lines: readonly string[]): string[] {
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
export function without(lines: readonly string[], tables: readonly string[]): string[] {
  let isLeftOut = false;
  return lines.filter((line) => {
    const table = /^\{"table":"(\w+)"/.exec(line)?.[1];
    if (table !== undefined) isLeftOut = tables.includes(table);
    if (line.startsWith('{"end"')) isLeftOut = false;
    return !isLeftOut;
  });
}
