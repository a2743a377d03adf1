import type { Readable } from 'node:stream';
import type { AppError } from '../../http/app-error.ts';
import { rateLimited } from '../../http/request.errors.ts';
import type { MinuteCounts } from '../../minute-counts.ts';
import { idOfLine, problemLine } from '../../runs/execute-rows.ts';
import type { RunCaller, RunOutcome, ToolRun } from '../../runs/tool-runs.ts';
import { bodyLines, type BatchRow } from './body-lines.ts';
import { engineOf, MAX_OUTPUT_BYTES, toError, type RunToolDeps } from './tools.service.ts';

export interface BatchDeps extends RunToolDeps, RowLimit {
  /** Resolves after so many milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** Of the rows from one network. */
export interface RowLimit {
  readonly rowCounts: MinuteCounts;
  readonly rowsPerMinute: () => number;
}

export interface BatchCall {
  readonly toolId: string;
  readonly body: Readable;
}

/** A full queue is tried again for ten seconds. */
const RETRY_MS = 200;
const MAX_RETRIES = 50;

/**
 * Runs a tool for each line of a body and yields a line for each, in order. All rows have the same instant. Throws only before
 * the first line.
 */
export async function* runBatch(
  deps: BatchDeps,
  { toolId, body }: BatchCall,
  caller: RunCaller,
): AsyncGenerator<Uint8Array> {
  await engineOf(deps.catalogue, toolId);
  const run = { toolId, now: deps.clock(), rules: deps.defaultRules(), maxOutputBytes: MAX_OUTPUT_BYTES };
  let isBegun = false;
  for await (const rows of bodyLines(body)) {
    let left = countRows(deps, caller, rows);
    while (left.length > 0 && !caller.signal.aborted) {
      const step = await runFirst(deps, left, { run, caller, isBegun });
      left = step.left;
      if (step.lines.length > 0) isBegun = true;
      if (step.lines.length > 0) yield step.lines;
    }
  }
}

/** Throws if the network has used up its rows. */
export function checkRowsLeft(
  { rowCounts: counts, rowsPerMinute }: RowLimit,
  [network]: readonly string[],
): void {
  if (network !== undefined && counts.countOf(network) >= rowsPerMinute())
    throw rateLimited(Math.max(1, counts.secondsLeft(network)));
}

/** Counts rows; those beyond the limit cannot run. */
function countRows(
  { rowCounts: counts, rowsPerMinute }: RowLimit,
  { networks: [network] }: RunCaller,
  rows: readonly BatchRow[],
): readonly BatchRow[] {
  if (network === undefined) return rows;
  const free = Math.max(0, rowsPerMinute() - counts.countOf(network));
  counts.add(network, Math.min(free, rows.length));
  return [...rows.slice(0, free), ...withCode(rows.slice(free), 'rate-limited')];
}

interface Step {
  readonly lines: Uint8Array;
  readonly left: readonly BatchRow[];
}

interface Started {
  readonly run: Omit<ToolRun, 'body'>;
  readonly caller: RunCaller;
  /** An answer has begun, so that a rejection is a problem of its rows. */
  readonly isBegun: boolean;
}

/** Answers the first rows that cannot run, or runs the first that can. */
async function runFirst(deps: BatchDeps, rows: readonly BatchRow[], started: Started): Promise<Step> {
  const firstProblem = rows.findIndex(({ code }) => code !== undefined);
  if (firstProblem === 0) return answerProblems(rows);
  const [runnable, others] = firstProblem < 0 ? [rows, []] : split(rows, firstProblem);
  const progress = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const outcome = await runRows(deps, { ...started, rows: runnable, progress });
  switch (outcome.kind) {
    case 'rows':
      return { lines: outcome.json, left: rows.slice(outcome.count) };
    case 'killed': {
      const at = new Int32Array(progress)[0] ?? 0;
      const [before, [killed, ...after]] = split(rows, at);
      return { lines: NONE, left: [...before, ...withCode(killed ? [killed] : [], 'run-timeout'), ...after] };
    }
    case 'penalized':
      return { lines: NONE, left: [...withCode(runnable, 'rate-limited'), ...others] };
    default:
      return { lines: NONE, left: [...withCode(runnable, 'busy'), ...others] };
  }
}

async function runRows(
  { runs, pause }: BatchDeps,
  {
    run,
    caller,
    isBegun,
    rows,
    progress,
  }: Started & { readonly rows: readonly BatchRow[]; readonly progress: SharedArrayBuffer },
): Promise<RunOutcome> {
  for (let tries = 0; ; tries += 1) {
    const outcome = await runs.run(
      { ...run, body: joined(rows), rows: { first: rows[0]?.row ?? 1, progress } },
      caller,
    );
    const rejection = isBegun ? null : rejectionOf(outcome);
    if (rejection) throw rejection;
    const isBusy = outcome.kind === 'busy' || outcome.kind === 'over-share';
    if (!isBusy || tries === MAX_RETRIES || caller.signal.aborted) return outcome;
    await pause(RETRY_MS);
  }
}

function rejectionOf(outcome: RunOutcome): AppError | null {
  return outcome.kind === 'busy' || outcome.kind === 'over-share' || outcome.kind === 'penalized'
    ? toError(outcome)
    : null;
}

function answerProblems(rows: readonly BatchRow[]): Step {
  const end = rows.findIndex(({ code }) => code === undefined);
  const [refused, left] = split(rows, end < 0 ? rows.length : end);
  const lines = refused.map(({ row, line, code = '' }) =>
    problemLine({ row, id: idOfLine(line) }, [{ path: '', code }]),
  );
  return { lines: Buffer.from(lines.join('')), left };
}

const NONE = new Uint8Array();
const NEWLINE = Buffer.from('\n');

/** In memory of its own, which is moved to the thread. */
function joined(rows: readonly BatchRow[]): Uint8Array {
  const parts = rows.flatMap(({ line }, index) => (index === 0 ? [line] : [NEWLINE, line]));
  return new Uint8Array(Buffer.concat(parts));
}

function withCode(rows: readonly BatchRow[], code: string): BatchRow[] {
  return rows.map((row) => ({ ...row, code }));
}

function split(rows: readonly BatchRow[], at: number): [readonly BatchRow[], readonly BatchRow[]] {
  return [rows.slice(0, at), rows.slice(at)];
}
