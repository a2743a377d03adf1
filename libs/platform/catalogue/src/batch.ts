// What runs a tool over the rows of a file, without React.
export { isProductHeader, MAX_PRODUCT_ROWS } from '@seller-toolbox/file-import/product-file';
export {
  isKnownHeader,
  openTableBytes,
  readTable,
  withHeaders,
} from '@seller-toolbox/file-import/table-file';
export {
  answerPlan,
  batchColumns,
  planBatch,
  readSettings,
  resultCells,
  resultLines,
  targetsIn,
  withSignOfFigures,
  type BatchAnswer,
  type BatchJob,
  type BatchPlan,
  type PlanOptions,
  type BatchResult,
  type BatchTool,
  type InputSchema,
} from '@seller-toolbox/file-import/tool-batch';
export { loadReportKind } from './imports.ts';
export { loadProducts } from './products.ts';
