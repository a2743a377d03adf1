export type { Cell } from './cell.ts';
export { readWorkbook, type Sheet } from './read-workbook.ts';
export { readTabIfValid } from './read-tab-if-valid.ts';
export { WorkbookRejected, type WorkbookRejection } from './workbook-rejected.ts';
export { workbookTable } from './workbook-table.ts';
