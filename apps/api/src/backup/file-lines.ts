import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupRefused } from './backup-refused.ts';
import { errorCode } from './error-code.ts';

const LINE_END = 10;
const UNPACKED_AT_ONCE = 256 * 1024;
/** The largest row that a table can hold is far below; a file without line ends must not fill the memory. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** The lines of a gzip file without their ends, as many at a time as were unpacked together. */
export async function* fileLines(path: string): AsyncGenerator<Buffer[]> {
  const unpacked = createGunzip({ chunkSize: UNPACKED_AT_ONCE });
  // Its failure destroys `unpacked`, whose reader is told.
  const feeding = pipeline(createReadStream(path), unpacked).catch(() => undefined);
  let rest: Buffer[] = [];
  let restBytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      const { lines, tail } = split(chunk);
      const [first] = lines;
      if (first) {
        lines[0] = Buffer.concat([...rest, first]);
        [rest, restBytes] = [[], 0];
        yield lines;
      }
      rest.push(tail);
      restBytes += tail.length;
      if (restBytes > LONGEST_LINE) throw new BackupRefused(`${path} is damaged: a line of it never ends.`);
    }
  } catch (error) {
    throw refusalOf(error, path);
  } finally {
    unpacked.destroy();
    await feeding;
  }
  if (restBytes > 0) throw new BackupRefused(`${path} is damaged: its last line has no end.`);
}

function split(chunk: Buffer): { lines: Buffer[]; tail: Buffer } {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
    lines.push(chunk.subarray(start, end));
    start = end + 1;
  }
  return { lines, tail: chunk.subarray(start) };
}

function refusalOf(error: unknown, path: string): unknown {
  const code = errorCode(error);
  if (code === 'Z_BUF_ERROR') return new BackupRefused(`${path} is damaged: it ends too early.`);
  if (code === 'Z_DATA_ERROR')
    return new BackupRefused(`${path} is no backup, or damaged: it cannot be unpacked.`);
  if (code === 'ENOENT') return new BackupRefused(`There is no file ${path}.`);
  if (/^E[A-Z]+$/.test(code)) return new BackupRefused(`${path} cannot be read: ${code}.`);
  return error;
}
