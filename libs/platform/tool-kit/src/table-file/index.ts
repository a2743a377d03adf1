export { decodeText, LARGEST_FILE, type DecodedText, type FileRefusal } from './decode-text.ts';
export { fileBytes } from './file-bytes.ts';
export {
  isKnownHeader,
  likeness,
  matchColumns,
  plainHeader,
  type ColumnField,
  type ColumnMapping,
} from './match-columns.ts';
export { decimalSignOf, numberIn, type DecimalSign } from './number-style.ts';
export { encodedText, type EncodedText } from './text-encoding.ts';
export { readTable, type ReadOptions, type TableRow, type TextTable } from './read-table.ts';
