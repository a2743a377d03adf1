import { batchLineSchema, isBatchEnvelope } from '@seller-toolbox/contracts';
import { checkInput, type AnyEngine, type Problem } from '@seller-toolbox/tool-contract';
import { limitFields } from '../http/limit-fields.ts';
import { parseBody, runCall, UNPARSABLE } from './execute-run.ts';
import type { BatchRows, ExecutedRun, ToolRun } from './tool-runs.ts';

/** After this time, or so many characters, a thread answers what it has, so that other runs get their turn. */
export const SLICE_MS = 20;
const MAX_SLICE_LENGTH = 256 * 1024;

/**
 * Runs the first lines of a body, each by itself, and answers one line of JSON for each; `count` says how many it ran. Sets
 * `rows.progress` to the index of the line that it runs.
 */
export function executeRows(
  engine: AnyEngine,
  { body, rows, ...run }: Omit<ToolRun, 'toolId' | 'rows'> & { readonly rows: BatchRows },
): ExecutedRun {
  const lines = Buffer.from(body).toString().split('\n');
  const progress = new Int32Array(rows.progress);
  const answers: string[] = [];
  const begun = performance.now();
  let length = 0;
  for (const [index, line] of lines.entries()) {
    progress[0] = index;
    const answer = answerLine(engine, line, { ...run, row: rows.first + index });
    answers.push(answer);
    length += answer.length;
    if (length > MAX_SLICE_LENGTH || performance.now() - begun > SLICE_MS) break;
  }
  return { kind: 'rows', count: answers.length, json: Buffer.from(answers.join('')) };
}

/** Follows the problems of a row that has too many of them for its line. */
const MORE_PROBLEMS: Problem = { path: '', code: 'more-problems' };

/** The line of a row without an output. */
export function problemLine(
  { row, id }: { readonly row: number; readonly id?: BatchId | undefined },
  all: readonly Problem[],
): string {
  const { fields, fieldsLeftOut } = limitFields(all);
  return toLine({ row, id, problems: fieldsLeftOut > 0 ? [...fields, MORE_PROBLEMS] : fields });
}

export type BatchId = string | number;

/** The id of a line, where it can be read. */
export function idOfLine(line: Uint8Array): BatchId | undefined {
  const parsed = parseBody(line);
  return isBatchEnvelope(parsed) ? readId(parsed) : undefined;
}

function readId(envelope: unknown): BatchId | undefined {
  const { id } = envelope as { readonly id?: unknown };
  return checkInput(batchLineSchema.shape.id, id).ok ? (id as BatchId | undefined) : undefined;
}

function answerLine(
  engine: AnyEngine,
  line: string,
  { row, ...run }: Omit<ToolRun, 'toolId' | 'rows' | 'body'> & { readonly row: number },
): string {
  const parsed = parseBody(Buffer.from(line));
  if (parsed === UNPARSABLE) return problemLine({ row }, [{ path: '', code: 'invalid-json' }]);
  const isEnvelope = isBatchEnvelope(parsed);
  const id = isEnvelope ? readId(parsed) : undefined;
  const checked = checkInput(batchLineSchema, isEnvelope ? parsed : { input: parsed });
  if (!checked.ok) return problemLine({ row, id }, checked.problems);
  const result = runCall(engine, checked.value, run);
  if (!result.ok) return problemLine({ row, id }, result.problems);
  if (result.json === null) return problemLine({ row, id }, [{ path: '', code: 'output-too-large' }]);
  return `${JSON.stringify({ row, id }).slice(0, -1)},"data":${result.json}}\n`;
}

function toLine(line: object): string {
  return `${JSON.stringify(line)}\n`;
}
