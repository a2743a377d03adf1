export {
  answerPlan,
  batchColumns,
  type BatchAnswer,
  type BatchJob,
  type BatchTool,
} from './batch-answers.ts';
export { inputFields, inputTypeAt, type InputField, type InputSchema } from './input-types.ts';
export {
  planBatch,
  proposeTargets,
  skusOf,
  targetsIn,
  targetsOf,
  withDecimalSign,
  withSignOfFigures,
  type BatchPlan,
  type PlanOptions,
  type PlannedRow,
} from './plan-batch.ts';
export type { ColumnTargets } from './table-rows.ts';
export { batchListOf, type BatchList } from './batch-list.ts';
export type { ReportKind } from './report-rows.ts';
export { readSettings } from './read-settings.ts';
export { resultPaths, type ResultPaths } from './result-columns.ts';
export { problemsOf, resultCells, resultHeaders, resultLines, type BatchResult } from './result-file.ts';
export { runList, runRow, type BatchOptions, type RowResult } from './run-rows.ts';
