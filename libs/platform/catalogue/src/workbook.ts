export { readWorkbook } from '@seller-toolbox/file-import/workbook';
export { workbook } from '@seller-toolbox/file-import/write-workbook';
