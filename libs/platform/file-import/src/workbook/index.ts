export type { Cell } from './cell.ts';
export { readWorkbook, type Sheet } from './read-workbook.ts';
export { triedTab } from './tried-tab.ts';
export { WorkbookRejected, type WorkbookRejection } from './workbook-rejected.ts';
export { workbookTable } from './workbook-table.ts';
