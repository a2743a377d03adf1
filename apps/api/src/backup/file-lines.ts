import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { errorCode } from './error-code.ts';

const LINE_END = 10;
const CHUNK_BYTES = 256 * 1024;
/** Far above the largest possible row. Protects the memory against a file without line ends. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;

/** The lines of a gzip file without line ends, in one array per unpacked chunk. */
export async function* fileLines(path: string): AsyncGenerator<Buffer[]> {
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES });
  // A failure destroys `unpacked`, so that its reader fails.
  const feeding = pipeline(createReadStream(path), unpacked).catch(() => undefined);
  let rest: Buffer[] = [];
  let restBytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      const { lines, remainder } = split(chunk);
      const [first] = lines;
      if (first) {
        lines[0] = Buffer.concat([...rest, first]);
        [rest, restBytes] = [[], 0];
        yield lines;
      }
      rest.push(remainder);
      restBytes += remainder.length;
      if (restBytes > MAX_LINE_BYTES) throw new BackupError(`${path} is damaged: a line of it is too long.`);
    }
  } catch (error) {
    throw rejectionOf(error, path);
  } finally {
    unpacked.destroy();
    await feeding;
  }
  if (restBytes > 0) throw new BackupError(`${path} is damaged: its last line has no end.`);
}

function split(chunk: Buffer): { lines: Buffer[]; remainder: Buffer } {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
    lines.push(chunk.subarray(start, end));
    start = end + 1;
  }
  return { lines, remainder: chunk.subarray(start) };
}

function rejectionOf(error: unknown, path: string): unknown {
  const code = errorCode(error);
  if (code === 'Z_BUF_ERROR') return new BackupError(`${path} is damaged: it ends too early.`);
  if (code === 'Z_DATA_ERROR')
    return new BackupError(`${path} is no backup, or damaged: it cannot be unpacked.`);
  if (code === 'ENOENT') return new BackupError(`There is no file ${path}.`);
  if (/^E[A-Z]+$/.test(code)) return new BackupError(`${path} cannot be read: ${code}.`);
  return error;
}
