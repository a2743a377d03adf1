import {
  batchColumns,
  isProductHeader,
  isKnownHeader,
  loadProducts,
  loadReportKind,
  MAX_PRODUCT_ROWS,
  openTableBytes,
  planBatch,
  readSettings,
  readTable,
  targetsIn,
  withHeaders,
  withSignOfFigures,
  type BatchAnswer,
  type BatchJob,
  type BatchPlan,
  type BatchTool,
  type InputSchema,
} from '@seller-toolbox/catalogue/batch';
import { describeEngine } from '@seller-toolbox/catalogue/engines';
import type { AnyEngine, TextTable } from '@seller-toolbox/tool-contract';
import { answerRows } from './answer-rows.ts';
import { formatOf, writeBatch } from './batch-output.ts';
import type { CliIo } from './io.ts';
import { openTool, parseInstant } from './run-command.ts';
import { UsageError } from './usage-error.ts';

export interface BatchArguments {
  readonly toolId: string;
  readonly file?: readonly string[] | undefined;
  /** `Header=input.path` with commas between. */
  readonly map?: string | undefined;
  /** `input.path=value`, each. */
  readonly set?: readonly string[] | undefined;
  readonly 'rule-sets'?: string | undefined;
  readonly out?: string | undefined;
  readonly now?: string | undefined;
}

/** Runs a tool over the rows of a file; returns the exit code. */
export async function batchCommand(args: BatchArguments, io: CliIo): Promise<number> {
  const { toolId, out } = args;
  const file = requireSingleFile(args.file);
  const format = formatOf(out);
  const engine = await openTool(toolId, io);
  const hook = await loadProducts(toolId);
  const report = hook ? undefined : await loadReportKind(toolId);
  // A JSON Schema is a record.
  const schema = describeEngine(engine).inputSchema as InputSchema;
  const pairs = args.map?.split(',').map((pair) => pairOf(pair, pair.lastIndexOf('='), '--map'));
  const columns = pairs && new Map(pairs);
  const isColumn = report ? isKnownHeader(report.columns, report.plain) : isProductHeader;
  const table = await openTable(file, (header) => columns?.has(header) ?? isColumn(header), io);
  const set = (args.set ?? []).map((text) => pairOf(text, text.indexOf('='), '--set'));
  requireHeaders(columns, table);
  const named = { schema, columns, ...readSettings(set, schema) };
  const options = { ...named, targets: targetsIn(table, { ...named, hook, report }) };
  const outline = planBatch({ ...table, rows: [] }, { ...options, hook, report });
  if (outline.headers.length === 0)
    throw new UsageError(`${file} has no column that ${toolId} reads. Name them: --map "Header=input field"`);
  const now = args.now === undefined ? io.now() : parseInstant(args.now);
  const ruleSets = ruleSetsOf(args['rule-sets'], engine);
  const job: BatchJob = { now, ruleSets, format: format === 'ndjson' ? 'json' : 'cells' };
  const tool: BatchTool = { engine, hook, report };
  const rows = await answerRows(
    {
      ...{ tool, toolId, options, job },
      table: withSignOfFigures(table, { ...options, hook, report }),
      takesAllRows: outline.list !== undefined,
    },
    io,
  );
  const answers = rows.map(({ answer }) => answer);
  const { names } = batchColumns(tool, now);
  await writeBatch({ table, skus: rows.map(({ sku }) => sku), answers, names, ruleSets, format, out }, io);
  summarize({ file, outline, answers, table }, io);
  return 0;
}

/** Files differ in their columns, so that each has a result of its own. */
function requireSingleFile(files: readonly string[] = []): string {
  const [file, ...others] = files;
  if (file === undefined) throw new UsageError('Which file? batch <tool-id> --file products.csv');
  if (others.length > 0)
    throw new UsageError(`batch takes one file, not ${files.length}: ${files.join(', ')}. Run it for each.`);
  return file;
}

async function openTable(file: string, isKnown: (header: string) => boolean, io: CliIo): Promise<TextTable> {
  const bytes = await io.readBytes(file).catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const options = { mostRows: MAX_PRODUCT_ROWS, isKnown };
  const opened = await openTableBytes(bytes, options);
  if (opened.kind === 'refused') throw new UsageError(`${file} cannot be read: ${opened.code}`);
  const table = opened.kind === 'text' ? readTable(opened.text, options) : opened.table;
  if (table === null || table.rows.length === 0)
    throw new UsageError(`${file} has no rows below its headers.`);
  return withHeaders(table, isKnown);
}

function requireHeaders(columns: ReadonlyMap<string, string> | undefined, { headers }: TextTable): void {
  const missing = [...(columns?.keys() ?? [])].find((header) => !headers.includes(header));
  if (missing !== undefined)
    throw new UsageError(
      `The file has no column "${missing}". It has: ${headers.filter(Boolean).join(', ')}`,
    );
}

/** Name and value of `name=value`; `at` is the place of the sign. */
function pairOf(text: string, at: number, option: string): readonly [string, string] {
  const [name, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 0 || name === '' || value === '') throw new UsageError(`${option} "${text}" is not name=value`);
  return [name, value];
}

function ruleSetsOf(text: string | undefined, { ruleSets }: AnyEngine): readonly string[] {
  const wanted = text === undefined ? [] : text.split(',').map((id) => id.trim());
  const unknown = wanted.find((id) => !ruleSets.some((set) => set.id === id));
  if (unknown !== undefined)
    throw new UsageError(
      `Unknown rule set "${unknown}". Known: ${ruleSets.map(({ id }) => id).join(', ') || 'none'}`,
    );
  return wanted;
}

interface Done {
  readonly file: string;
  readonly outline: Pick<BatchPlan, 'headers' | 'unread'>;
  readonly answers: readonly BatchAnswer[];
  readonly table: TextTable;
}

function summarize({ file, outline, answers, table }: Done, io: CliIo): void {
  const rejected = answers.filter((answer) => 'problems' in answer).length;
  io.writeError(
    `${file}: ${answers.length} rows, ${answers.length - rejected} computed, ${rejected} rejected. ` +
      `Columns read: ${outline.headers.join(', ')}\n`,
  );
  if (outline.unread.length > 0) io.writeError(`Columns not read: ${outline.unread.join(', ')}\n`);
  if (table.unread) io.writeError(`${unreadText(table)}\n`);
}

function unreadText({ rows, limit }: TextTable): string {
  const most = limit ? `: a file may have ${limit.max} ${limit.kind}` : '';
  return `Only the first ${rows.length} rows were read${most}.`;
}
