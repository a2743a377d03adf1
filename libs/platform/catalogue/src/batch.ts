// What runs a tool over the rows of a file, without React.
export { isProductHeader, MAX_PRODUCT_ROWS } from '@seller-toolbox/file-import/product-file';
export { openTableBytes, readTable, withHeaders } from '@seller-toolbox/file-import/table-file';
export {
  answerInputs,
  answerPlan,
  batchColumns,
  inputsOf,
  inputTypeAt,
  parsedSetting,
  planBatch,
  resultCells,
  resultLines,
  takesAllRows,
  withRejected,
  type BatchAnswer,
  type BatchInput,
  type BatchJob,
  type BatchPlan,
  type BatchResult,
  type BatchTool,
  type InputSchema,
} from '@seller-toolbox/file-import/tool-batch';
export { loadProducts } from './products.ts';
