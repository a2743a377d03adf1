export type { ColumnField, DecimalSign, TableRow, TextTable } from '@seller-toolbox/tool-contract';
export { decodeText, type DecodedText, type FileRejection } from './decode-text.ts';
export { withClosedQuotes } from './closed-quotes.ts';
export { delimiterOfLines } from './delimiter.ts';
export {
  isKnownHeader,
  diceSimilarity,
  matchColumns,
  plainHeader,
  type ColumnMapping,
} from './match-columns.ts';
export { decimalSignOf, numberIn, type FoundDecimalSign } from './number-style.ts';
export { countSkipped, countUnreadable } from './line-counts.ts';
export { detachedText, textInterner } from './detached-text.ts';
export { encodedText, type EncodedText } from './text-encoding.ts';
export { withHeaders } from './headless-table.ts';
export { fileBytes } from './file-bytes.ts';
export {
  openTableBytes,
  openTableFile,
  type OpenedTableFile,
  type TableFileRejection,
} from './open-table-file.ts';
export { readTable, tableOfLines, type LinesOrigin, type ReadOptions } from './read-table.ts';
export { readTableFile, toTableRead, type NoTable, type TableRead } from './read-table-file.ts';
export { dayOfSerial } from './serial-days.ts';
export { starsInCell } from './stars-in-cell.ts';
export { daysInText } from './cell-values.ts';
export { DAY_ORDERS, dayOrderOf } from './day-order.ts';
