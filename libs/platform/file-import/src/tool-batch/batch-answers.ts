import type { ToolProducts } from '@seller-toolbox/products';
import { runEngine, type AnyEngine, type Problem } from '@seller-toolbox/tool-contract';
import type { BatchPlan, PlannedRow } from './plan-batch.ts';
import { resultPaths } from './result-columns.ts';
import { runList, runRow } from './run-rows.ts';

/** How every row of a batch is computed and answered; data for threads and workers. */
export interface BatchJob {
  readonly now: number;
  /** Each row is computed by each; none: by the rules that the input names, or those in force. */
  readonly ruleSets: readonly string[];
  readonly format: 'json' | 'cells';
}

export type BatchInput = Readonly<Record<string, unknown>>;

/** What one row has in the result file. */
export type BatchAnswer =
  | { readonly problems: readonly Problem[] }
  | { readonly json: string }
  | { readonly cells: readonly (string | number | null)[] };

/** A tool as a batch needs it. */
export interface BatchTool {
  readonly engine: AnyEngine;
  readonly hook: ToolProducts | undefined;
}

/** One answer for each row of the plan, in its order. */
export function answerPlan(tool: BatchTool, plan: BatchPlan, job: BatchJob): readonly BatchAnswer[] {
  const computed = plan.takesAllRows
    ? answerTogether(tool, plan, job)
    : answerInputs(tool, inputsOf(plan), job);
  return withRejected(plan.rows, computed);
}

/** The inputs of the rows that can be computed. */
export function inputsOf(plan: BatchPlan): readonly BatchInput[] {
  return plan.rows.flatMap(({ element }) => (element === null ? [] : [plan.inputOf([element])]));
}

/** Runs the engine on each input. */
export function answerInputs(
  { engine, hook }: BatchTool,
  inputs: readonly BatchInput[],
  { now, ruleSets, format }: BatchJob,
): readonly BatchAnswer[] {
  const { cellsOf } = batchColumns({ engine, hook }, now);
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
export function batchColumns({ engine, hook }: BatchTool, now: number) {
  const example = hook ? null : runEngine(engine, engine.examples[0].input, { now });
  return resultPaths(hook, example?.ok ? example.output : null);
}

/** The answers of computed rows, and the problems of the others, in the order of the file. */
export function withRejected(
  rows: readonly PlannedRow[],
  computed: readonly BatchAnswer[],
): readonly BatchAnswer[] {
  let next = 0;
  return rows.map(({ element, problems }): BatchAnswer =>
    element === null ? { problems } : (computed[next++] ?? { problems }),
  );
}

function answerTogether(
  { engine, hook }: BatchTool,
  plan: BatchPlan,
  { ruleSets, now, format }: BatchJob,
): readonly BatchAnswer[] {
  const { list = '', outputList = '' } = hook ?? {};
  const elements = plan.rows.flatMap(({ element }) => (element === null ? [] : [element]));
  const run = { elements, inputOf: plan.inputOf, list, outputList };
  const bySet = (ruleSets.length > 0 ? ruleSets : [undefined]).map((ruleSet) =>
    runList(engine, run, { now, ruleSet }),
  );
  const { cellsOf } = resultPaths(hook, null);
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
