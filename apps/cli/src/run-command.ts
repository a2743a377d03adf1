import { readPublishedTools } from '@seller-toolbox/api/published-tools';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { runEngine, type AnyEngine, type ReportReadChoice } from '@seller-toolbox/tool-contract';
import { isDay } from '@seller-toolbox/tool-contract/days';
import type { CliIo } from './io.ts';
import { readReportFiles } from './read-report-files.ts';
import { UsageError } from './usage-error.ts';
import { writeJson } from './write-json.ts';

export interface RunArguments {
  readonly toolId: string;
  /** A path, or `-` for standard input. */
  readonly input?: string | undefined;
  /** Paths of reports; fields of `input` replace theirs. */
  readonly file?: readonly string[] | undefined;
  /** Of the rows of the reports, those to keep, and how to read their days. */
  readonly contains?: readonly string[] | undefined;
  readonly maxRank?: string | undefined;
  readonly dayOrder?: string | undefined;
  readonly now?: string | undefined;
  readonly seed?: string | undefined;
}

/** Runs the engine on one input; returns the exit code. */
export async function runCommand(
  { toolId, input, file, now, seed, ...reading }: RunArguments,
  io: CliIo,
): Promise<number> {
  const options = { now: now === undefined ? io.now() : parseInstant(now), seed: parseSeed(seed) };
  const engine = await openTool(toolId, io);
  const given = await readInput(input, io);
  const choice = parseReading(reading);
  if (choice && !file) throw new UsageError('--contains, --max-rank and --day-order are about --file.');
  const read = file && {
    ...(await readReportFiles(toolId, { paths: file, choice }, io)),
    ...(given as object),
  };
  const result = runEngine(engine, read ?? given, options);
  writeJson(result.ok ? result.output : result.problems, io);
  return result.ok ? 0 : 2;
}

function parseReading({
  contains = [],
  maxRank,
  dayOrder,
}: Pick<RunArguments, 'contains' | 'maxRank' | 'dayOrder'>): ReportReadChoice | undefined {
  if (dayOrder !== undefined && dayOrder !== 'day-first' && dayOrder !== 'month-first')
    throw new UsageError(`--day-order "${dayOrder}" is neither day-first nor month-first`);
  if (maxRank !== undefined && !/^[1-9]\d{0,8}$/.test(maxRank))
    throw new UsageError(`--max-rank "${maxRank}" is not a whole number above 0`);
  const filter = { texts: contains, maxRank: maxRank === undefined ? null : Number(maxRank) };
  const isFiltered = contains.length > 0 || maxRank !== undefined;
  if (!isFiltered && dayOrder === undefined) return undefined;
  return { dayOrder, ...(isFiltered && { filter }) };
}

/**
 * The engine of a tool that exists and is not off. What the operator says of the tool at the moment goes to standard error, in
 * English.
 */
export async function openTool(
  toolId: string,
  { environment, writeError }: Pick<CliIo, 'environment' | 'writeError'>,
): Promise<AnyEngine> {
  const { off, noticeOf } = readPublishedTools(environment);
  if (off.has(toolId))
    throw new UsageError(`The tool "${toolId}" is switched off. The command "list" names the others.`);
  const engine = await loadKnownEngine(toolId);
  const notice = noticeOf(toolId)?.['en'];
  if (notice !== undefined) writeError(`Notice: ${notice}\n`);
  return engine;
}

/** The engine of a tool that exists. */
export async function loadKnownEngine(toolId: string): Promise<AnyEngine> {
  const engine = await loadEngine(toolId);
  if (!engine) throw new UsageError(`Unknown tool "${toolId}". The command "list" names them all.`);
  return engine;
}

async function readInput(source: string | undefined, io: CliIo): Promise<unknown> {
  if (source === undefined) return {};
  const name = source === '-' ? 'Standard input' : source;
  const text = await (source === '-' ? io.readStandardInput() : io.readFile(source)).catch(
    (error: unknown) => {
      throw new UsageError(`${name} cannot be read: ${reasonOf(error)}`);
    },
  );
  try {
    // Editors on Windows put a byte order mark before the text.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${name} is not JSON: ${reasonOf(error)}`);
  }
}

/** A day or a time, in UTC without a zone, so that the result does not depend on the machine. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

export function parseInstant(text: string): number {
  const [, day = '', time = '00:00', zone = 'Z'] = INSTANT.exec(text) ?? [];
  const instant = isDay(day) ? Date.parse(`${day}T${time}${zone}`) : Number.NaN;
  if (Number.isNaN(instant))
    throw new UsageError(`--now "${text}" is not an instant like 2026-11-21T12:00:00Z`);
  return instant;
}

function parseSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seed = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(seed)) throw new UsageError(`--seed "${text}" is not a whole number`);
  return seed;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
