import { basename } from 'node:path';
import { inputOfFile } from '@seller-toolbox/catalogue/input-of-file';
import type { CliIo } from './io.ts';
import { UsageError } from './usage-error.ts';

type FileIo = Pick<CliIo, 'readBytes' | 'writeError'>;

/** The input that a tool makes of files; lists of several files are joined. Writes to standard error what was read of each. */
export async function readReportFiles(toolId: string, paths: readonly string[], io: FileIo): Promise<object> {
  let input = {};
  for (const path of paths) input = merged(input, await readOne(toolId, path, io));
  return input;
}

async function readOne(toolId: string, path: string, io: FileIo): Promise<object> {
  const bytes = await io.readBytes(path).catch((error: unknown) => {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const found = await inputOfFile(toolId, basename(path), bytes);
  switch (found.status) {
    case 'unknown':
      throw new UsageError(
        `${path} is no file that "${toolId}" reads. It reads: ${found.knownKinds.join(', ') || 'none'}.`,
      );
    case 'unusable':
      throw new UsageError(`${path} is a ${found.kind} without a row that can be used.`);
    case 'read':
      io.writeError(`${path}: ${found.kind}, ${found.read} rows read, ${found.used} used\n`);
      return found.input;
  }
}

function merged(input: object, more: object): object {
  const before = new Map<string, unknown>(Object.entries(input));
  for (const [field, value] of Object.entries(more) as [string, unknown][]) {
    const known = before.get(field);
    before.set(field, Array.isArray(known) && Array.isArray(value) ? known.concat(value) : value);
  }
  return Object.fromEntries(before);
}
