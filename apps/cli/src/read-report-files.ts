import { basename } from 'node:path';
import { inputOfFile, type FileReport, type InputOfFile } from '@seller-toolbox/catalogue/input-of-file';
import type { CliIo } from './io.ts';
import { UsageError } from './usage-error.ts';

type FileIo = Pick<CliIo, 'readBytes' | 'writeError'>;

/**
 * The input that a tool makes of files; lists of several files are joined. Writes to standard error what was read of each,
 * and which could not be used. Throws a `UsageError` where none could.
 */
export async function readReportFiles(toolId: string, paths: readonly string[], io: FileIo): Promise<object> {
  let input = {};
  const problems: string[] = [];
  for (const path of paths) {
    const found = await readOne(toolId, path, io);
    if (found.status === 'read') {
      io.writeError(`${path}: ${readingOf(found)}\n`);
      input = merged(input, found.input);
    } else problems.push(`${path} ${problemOf(toolId, found)}`);
  }
  if (problems.length === paths.length) throw new UsageError(problems.join(' '));
  if (problems.length > 0) io.writeError(`${problems.join('\n')}\nThe other files are used.\n`);
  return input;
}

async function readOne(toolId: string, path: string, io: FileIo): Promise<InputOfFile> {
  const bytes = await io.readBytes(path).catch((error: unknown) => {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  return inputOfFile(toolId, basename(path), bytes);
}

type ReadFile = Extract<InputOfFile, { status: 'read' }>;

function readingOf({ kind, read, used, report }: ReadFile): string {
  const date = report?.date ? ` of ${report.date}` : '';
  const lines = [`${kind}${date}, ${read} rows read, ${used} used`, ...(report ? leftOutOf(report) : [])];
  return lines.join('\n  ');
}

function leftOutOf({ skipped, unreadable, unsure }: FileReport): string[] {
  return [
    ...skipped.map(
      ({ reason, count, lines }) =>
        `${count} skipped, ${reason}: line ${lines.join(', ')}${count > lines.length ? ' ...' : ''}`,
    ),
    ...unreadable.map(({ field, count, cell }) => `${count} cells of ${field} cannot be read: "${cell}" ...`),
    ...(unsure.length > 0 ? [`columns to check: ${unsure.join(', ')}`] : []),
  ];
}

function problemOf(toolId: string, found: Exclude<InputOfFile, { status: 'read' }>): string {
  switch (found.status) {
    case 'unknown':
      return `is no file that "${toolId}" reads. It reads: ${found.knownKinds.join(', ') || 'none'}.`;
    case 'unusable':
      return `is a ${found.kind} without a row that can be used.`;
    case 'rejected':
      return `cannot be read: ${found.code}.`;
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
