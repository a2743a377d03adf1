export { decodeText, LARGEST_FILE, type DecodedText, type FileRefusal } from './decode-text.ts';
export { fileBytes } from './file-bytes.ts';
export {
  isKnownHeader,
  matchColumns,
  plainHeader,
  type ColumnField,
  type ColumnMapping,
} from './match-columns.ts';
export { decimalSignOf, numberIn, type DecimalSign } from './number-style.ts';
export { readTable, type ReadOptions, type TableRow, type TextTable } from './read-table.ts';
