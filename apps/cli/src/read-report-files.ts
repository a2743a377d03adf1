import { basename } from 'node:path';
import {
  inputOfFile,
  type FileReport,
  type InputOfFile,
  type LeftOutOfFile,
} from '@seller-toolbox/catalogue/input-of-file';
import type { ReportReadChoice } from '@seller-toolbox/tool-contract';
import type { CliIo } from './io.ts';
import { UsageError } from './usage-error.ts';

/** Reports, and how they are to be read. */
export interface ReportFiles {
  readonly paths: readonly string[];
  readonly choice?: ReportReadChoice | undefined;
}

type FileIo = Pick<CliIo, 'readBytes' | 'writeError'>;

/**
 * The input that a tool makes of files; lists of several files are joined. Writes to standard error what was read of each,
 * and which could not be used. Throws a `UsageError` where none could.
 */
export async function readReportFiles(
  toolId: string,
  { paths, choice }: ReportFiles,
  io: FileIo,
): Promise<object> {
  let input = {};
  const problems: string[] = [];
  for (const path of paths) {
    const found = await readOne(toolId, { path, choice }, io);
    if (choice && found.status === 'read' && !found.report)
      throw new UsageError(`"${toolId}" reads files without --contains, --max-rank and --day-order.`);
    if (found.status === 'read') {
      io.writeError(`${path}: ${readingOf(found)}\n`);
      input = merged(input, found.input);
    } else problems.push(`${path} ${problemOf(toolId, found)}`);
  }
  if (problems.length === paths.length) throw new UsageError(problems.join('\n'));
  if (problems.length > 0) io.writeError(`${problems.join('\n')}\nThe other files are used.\n`);
  return input;
}

interface OneReport {
  readonly path: string;
  readonly choice: ReportReadChoice | undefined;
}

async function readOne(toolId: string, { path, choice }: OneReport, io: FileIo): Promise<InputOfFile> {
  const bytes = await io.readBytes(path).catch((error: unknown) => {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  return inputOfFile(toolId, { name: basename(path), bytes, choice });
}

type ReadFile = Extract<InputOfFile, { status: 'read' }>;

function readingOf({ kind, read, used, report, ...leftOut }: ReadFile): string {
  const date = report?.date ? ` of ${report.date}` : '';
  const lines = [
    `${kind}${date}, ${read} ${read === 1 ? 'row' : 'rows'} read, ${used} used`,
    ...leftOutLines(leftOut),
    ...(report ? assumedLines(report) : []),
  ];
  return lines.join('\n  ');
}

function leftOutLines({ skipped, unreadable }: LeftOutOfFile): string[] {
  return [
    ...skipped.map(
      ({ reason, count, lines }) =>
        `${count} skipped, ${reason}: line ${lines.join(', ')}${count > lines.length ? ' ...' : ''}`,
    ),
    ...unreadable.map(
      ({ field, count, cell }) => `cells of ${field} that cannot be read: ${count}, such as "${cell}"`,
    ),
  ];
}

function assumedLines({ unsure, undecidedDays }: FileReport): string[] {
  return [
    ...(undecidedDays ? [daysLine(undecidedDays)] : []),
    ...(unsure.length > 0 ? [`columns to check: ${unsure.join(', ')}`] : []),
  ];
}

function daysLine({ order, isAssumed, count, cell }: NonNullable<FileReport['undecidedDays']>): string {
  const read = `dates such as "${cell}" (${count}) are read ${order === 'day-first' ? 'day first' : 'month first'}`;
  return isAssumed ? `${read}, which is an assumption: set --day-order` : read;
}

function problemOf(toolId: string, found: Exclude<InputOfFile, { status: 'read' }>): string {
  switch (found.status) {
    case 'unknown':
      return `is not a file that "${toolId}" reads. It reads: ${found.knownKinds.join(', ') || 'none'}.`;
    case 'unusable':
      return [`is a ${found.kind} without a row that can be used.`, ...leftOutLines(found)].join('\n  ');
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
