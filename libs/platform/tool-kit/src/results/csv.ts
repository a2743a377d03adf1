// For what writes files without a page: in a worker, in a test.
export { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
