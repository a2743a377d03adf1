import { runEngine, type AnyEngine, type Problem } from '@seller-toolbox/tool-contract';
import type { BatchList } from './batch-list.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface BatchOptions {
  readonly now: number;
  /** Undefined: as the input says, or the rules in force. */
  readonly ruleSet?: string | undefined;
}

/** The result of one row. `element` is its part of the output, or the whole output. */
export type RowResult =
  | { readonly ok: true; readonly output: unknown; readonly element: unknown }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function runRow(engine: AnyEngine, input: Fields, options: BatchOptions): RowResult {
  const result = runWith(engine, input, options);
  return result.ok ? { ...result, element: result.output } : result;
}

export interface ListRun {
  readonly elements: readonly Fields[];
  readonly inputOf: (elements: readonly Fields[]) => Fields;
  readonly list: BatchList;
}

/** Of a row that the settings leave out of the results. */
const LEFT_OUT: RowResult = { ok: false, problems: [{ path: '', code: 'left-out' }] };

/** One run over all rows; rows that the engine rejects are left out of it. */
export function runList(engine: AnyEngine, run: ListRun, options: BatchOptions): readonly RowResult[] {
  const results = new Map<number, RowResult>();
  let left = run.elements.map((element, index) => ({ element, index }));
  while (left.length > 0) {
    const elements = left.map(({ element }) => element);
    const result = runWith(engine, run.inputOf(elements), options);
    if (result.ok) {
      const ofElements = run.list.resultsOf(elements, result.output);
      for (const [at, { index }] of left.entries()) {
        const element = ofElements[at];
        results.set(index, element === undefined ? LEFT_OUT : { ...result, element });
      }
      break;
    }
    const ofRows = problemsOfRows(result.problems, run.list.list);
    for (const [at, { index }] of left.entries()) {
      const problems = ofRows.size === 0 ? result.problems : ofRows.get(at);
      if (problems) results.set(index, { ok: false, problems });
    }
    left = left.filter(({ index }) => !results.has(index));
  }
  return run.elements.map((_, index) => results.get(index) ?? { ok: false, problems: [] });
}

function runWith(engine: AnyEngine, input: Fields, { now, ruleSet }: BatchOptions) {
  return runEngine(engine, ruleSet === undefined ? input : { ...input, ruleSet }, { now });
}

/** Problems by the position of their row, with paths from there. */
function problemsOfRows(problems: readonly Problem[], list: string): Map<number, Problem[]> {
  const rows = new Map<number, Problem[]>();
  for (const { path, code } of problems) {
    if (!path.startsWith(`${list}.`)) continue;
    const [position = '', ...rest] = path.slice(list.length + 1).split('.');
    const at = Number(position);
    if (Number.isInteger(at)) rows.set(at, [...(rows.get(at) ?? []), { path: rest.join('.'), code }]);
  }
  return rows;
}
