export {
  answerInputs,
  answerPlan,
  batchColumns,
  inputsOf,
  withRejected,
  type BatchAnswer,
  type BatchInput,
  type BatchJob,
  type BatchTool,
} from './batch-answers.ts';
export { inputFields, inputTypeAt, parsedSetting, type InputField, type InputSchema } from './input-types.ts';
export {
  planBatch,
  proposeTargets,
  takesAllRows,
  targetsOf,
  withDecimalSign,
  type BatchPlan,
  type BatchProblem,
  type ColumnTargets,
  type PlannedRow,
} from './plan-batch.ts';
export { resultPaths, type ResultPaths } from './result-columns.ts';
export { problemsOf, resultCells, resultHeaders, resultLines, type BatchResult } from './result-file.ts';
export { runList, runRow, type BatchOptions, type RowResult } from './run-rows.ts';
