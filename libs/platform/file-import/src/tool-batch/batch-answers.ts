import type { ToolProducts } from '@seller-toolbox/products';
import { runEngine, type AnyEngine, type Problem } from '@seller-toolbox/tool-contract';
import type { BatchList } from './batch-list.ts';
import type { BatchPlan, PlannedRow } from './plan-batch.ts';
import type { ReportKind } from './report-rows.ts';
import { resultPaths, type ResultCells } from './result-columns.ts';
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
  | {
      readonly cells: ResultCells['cells'];
      /** Why some cells are empty; left out where none is for a reason. */
      readonly lacks?: readonly Problem[];
    };

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
function inputsOf(plan: BatchPlan): readonly RowInput[] {
  return plan.rows.flatMap(({ element, lacking }) =>
    element === null ? [] : [{ input: plan.inputOf([element]), lacking }],
  );
}

interface RowInput extends Pick<PlannedRow, 'lacking'> {
  readonly input: BatchInput;
}

/** Runs the engine on each input. */
function answerInputs(
  tool: BatchTool,
  inputs: readonly RowInput[],
  { now, ruleSets, format }: BatchJob,
): readonly BatchAnswer[] {
  const { engine } = tool;
  const { cellsOf } = batchColumns(tool, now);
  return inputs.map(({ input, lacking }): BatchAnswer => {
    const outputs: unknown[] = [];
    for (const ruleSet of ruleSets.length > 0 ? ruleSets : [undefined]) {
      const result = runRow(engine, input, { now, ruleSet });
      if (!result.ok) return { problems: result.problems };
      outputs.push(result.output);
    }
    if (format === 'cells') return joinedCells(outputs.map((output) => cellsOf(output, output, lacking)));
    return { json: JSON.stringify(byRuleSet(outputs, ruleSets)) };
  });
}

/** The result columns of a tool. */
export function batchColumns({ engine, hook, report }: BatchTool, now: number) {
  const columns = hook?.columns ?? report?.rows.columns;
  const example = columns ? null : runEngine(engine, engine.examples[0].input, { now });
  return resultPaths(columns, example?.ok ? example.output : null, hook);
}

/** The cells of all rule sets, and what these lack, each once. */
function joinedCells(ofSets: readonly ResultCells[]): BatchAnswer {
  const cells = ofSets.flatMap((one) => one.cells);
  const all = ofSets.flatMap((one) => one.lacks);
  const lacks = all.filter(({ code }, at) => all.findIndex((one) => one.code === code) === at);
  return lacks.length === 0 ? { cells } : { cells, lacks };
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
  const rows = planned.flatMap(({ element, lacking }) => (element === null ? [] : [{ element, lacking }]));
  const elements = rows.map(({ element }) => element);
  const run = { elements, inputOf, list };
  const bySet = (ruleSets.length > 0 ? ruleSets : [undefined]).map((ruleSet) =>
    runList(tool.engine, run, { now, ruleSet }),
  );
  const { cellsOf } = batchColumns(tool, now);
  return rows.map(({ lacking }, at): BatchAnswer => {
    const results = bySet.map((all) => all[at]);
    const good = results.flatMap((result) => (result?.ok ? [result] : []));
    if (good.length < results.length)
      return { problems: results.flatMap((result) => (result && !result.ok ? result.problems : [])) };
    if (format === 'cells')
      return joinedCells(good.map(({ output, element }) => cellsOf(output, element, lacking)));
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
