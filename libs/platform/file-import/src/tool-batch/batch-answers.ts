import type { ToolProducts } from '@seller-toolbox/products';
import { runEngine, type AnyEngine, type Problem } from '@seller-toolbox/tool-contract';
import type { BatchList } from './batch-list.ts';
import type { BatchPlan, PlannedRow } from './plan-batch.ts';
import type { ReportKind } from './report-rows.ts';
import { resultPaths } from './result-columns.ts';
import { runList, runRow } from './run-rows.ts';

/** How every row of a batch is computed and answered; data for threads and workers. */
export interface BatchJob {
  readonly now: number;
  /** Each row is computed by each; none: by the rules that the input names, or those in force. */
  readonly ruleSets: readonly string[];
  readonly format: 'json' | 'cells';
}

type BatchInput = Readonly<Record<string, unknown>>;

/** What one row has in the result file. */
export type BatchAnswer =
  | { readonly problems: readonly Problem[] }
  | { readonly json: string }
  | { readonly cells: readonly (string | number | null)[] };

/** A tool as a batch needs it. */
export interface BatchTool {
  readonly engine: AnyEngine;
  readonly hook: ToolProducts | undefined;
  /** Of a tool without products that takes all rows of a report. */
  readonly report?: ReportKind | undefined;
}

/** One answer for each row of the plan, in its order. */
export function answerPlan(tool: BatchTool, plan: BatchPlan, job: BatchJob): readonly BatchAnswer[] {
  const { list } = plan;
  const computed = list
    ? answerTogether(tool, { ...plan, list }, job)
    : answerInputs(tool, inputsOf(plan), job);
  return withRejected(plan.rows, computed);
}

/** The inputs of the rows that can be computed. */
function inputsOf(plan: BatchPlan): readonly BatchInput[] {
  return plan.rows.flatMap(({ element }) => (element === null ? [] : [plan.inputOf([element])]));
}

/** Runs the engine on each input. */
function answerInputs(
  tool: BatchTool,
  inputs: readonly BatchInput[],
  { now, ruleSets, format }: BatchJob,
): readonly BatchAnswer[] {
  const { engine } = tool;
  const { cellsOf } = batchColumns(tool, now);
  return inputs.map((input): BatchAnswer => {
    const outputs: unknown[] = [];
    for (const ruleSet of ruleSets.length > 0 ? ruleSets : [undefined]) {
      const result = runRow(engine, input, { now, ruleSet });
      if (!result.ok) return { problems: result.problems };
      outputs.push(result.output);
    }
    if (format === 'cells') return { cells: outputs.flatMap((output) => cellsOf(output, output)) };
    return { json: JSON.stringify(byRuleSet(outputs, ruleSets)) };
  });
}

/** The result columns of a tool. */
export function batchColumns({ engine, hook, report }: BatchTool, now: number) {
  const columns = hook?.columns ?? report?.rows.columns;
  const example = columns ? null : runEngine(engine, engine.examples[0].input, { now });
  return resultPaths(columns, example?.ok ? example.output : null);
}

/** The answers of computed rows, and the problems of the others, in the order of the file. */
function withRejected(rows: readonly PlannedRow[], computed: readonly BatchAnswer[]): readonly BatchAnswer[] {
  let next = 0;
  return rows.map(({ element, problems }): BatchAnswer =>
    element === null ? { problems } : (computed[next++] ?? { problems }),
  );
}

function answerTogether(
  tool: BatchTool,
  { rows: planned, inputOf, list }: BatchPlan & { readonly list: BatchList },
  { ruleSets, now, format }: BatchJob,
): readonly BatchAnswer[] {
  const elements = planned.flatMap(({ element }) => (element === null ? [] : [element]));
  const run = { elements, inputOf, list };
  const bySet = (ruleSets.length > 0 ? ruleSets : [undefined]).map((ruleSet) =>
    runList(tool.engine, run, { now, ruleSet }),
  );
  const { cellsOf } = batchColumns(tool, now);
  return elements.map((_, at): BatchAnswer => {
    const results = bySet.map((rows) => rows[at]);
    const good = results.flatMap((result) => (result?.ok ? [result] : []));
    if (good.length < results.length)
      return { problems: results.flatMap((result) => (result && !result.ok ? result.problems : [])) };
    if (format === 'cells') return { cells: good.flatMap(({ output, element }) => cellsOf(output, element)) };
    return {
      json: JSON.stringify(
        byRuleSet(
          good.map(({ element }) => element),
          ruleSets,
        ),
      ),
    };
  });
}

function byRuleSet(outputs: readonly unknown[], ruleSets: readonly string[]): unknown {
  return ruleSets.length === 0 ? outputs[0] : Object.fromEntries(ruleSets.map((id, at) => [id, outputs[at]]));
}
