export type { Cell } from './cell.ts';
export { readWorkbook, type Sheet } from './read-workbook.ts';
export { triedTab } from './tried-tab.ts';
export { WorkbookRefused, type WorkbookRefusal } from './workbook-refused.ts';
export { workbookTable } from './workbook-table.ts';
