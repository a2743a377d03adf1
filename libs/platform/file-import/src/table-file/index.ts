export { decodeText, type DecodedText, type FileRefusal } from './decode-text.ts';
export { withClosedQuotes } from './closed-quotes.ts';
export { delimiterOfLines } from './delimiter.ts';
export {
  isKnownHeader,
  likeness,
  matchColumns,
  plainHeader,
  type ColumnField,
  type ColumnMapping,
} from './match-columns.ts';
export { decimalSignOf, numberIn, type DecimalSign, type FoundDecimalSign } from './number-style.ts';
export { ownText, textKeeper } from './own-text.ts';
export { encodedText, type EncodedText } from './text-encoding.ts';
export { openTableFile, type OpenedTableFile, type TableFileRefusal } from './open-table-file.ts';
export {
  readTable,
  tableOfLines,
  type LinesOrigin,
  type ReadOptions,
  type TableRow,
  type TextTable,
} from './read-table.ts';
export { readTableFile, tableRead, type NoTable, type TableRead } from './read-table-file.ts';
