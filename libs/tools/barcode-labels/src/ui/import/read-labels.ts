import {
  isKnownHeader,
  openTableFile,
  readTable,
  type TableFileRefusal,
  type TextTable,
} from '@seller-toolbox/tool-kit/table-file';
import { LABEL_COLUMNS, LABEL_FIELDS } from './label-columns.data.ts';

export const isLabelHeader = isKnownHeader(LABEL_COLUMNS);

/** Names of columns that are values of another: a row that says what kind of code it has is no head. */
const KINDS: ReadonlySet<string> = new Set(['upc', 'ean', 'gtin', 'jan']);

const OPTIONS = {
  /** More than are taken, so that the ones left out can be named. */
  mostRows: 20_000,
  isKnown: (header: string) => isLabelHeader(header) && !KINDS.has(header.toLowerCase()),
};

export type LabelRefusal = TableFileRefusal | 'no-table';

export type ReadLabels =
  | { readonly kind: 'table'; readonly table: TextTable }
  | { readonly kind: 'refused'; readonly code: LabelRefusal };

/** The table of a file: a text or a workbook. */
export async function readLabelFile(file: File): Promise<ReadLabels> {
  const opened = await openTableFile(file, OPTIONS);
  switch (opened.kind) {
    case 'refused':
      return opened;
    case 'text':
      return readLabelText(opened.text);
    case 'workbook':
      return toRead(opened.table);
  }
}

/** The table of a text. */
export function readLabelText(text: string): ReadLabels {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return toRead(lines.length > 1 ? readTable(text, OPTIONS) : lineTable(lines[0] ?? ''));
}

/** One line alone is a label, which a reader of tables would take for the head of nothing. */
function lineTable(line: string): TextTable | null {
  const delimiter = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? ',';
  const table = line === '' ? null : readTable(`${LABEL_FIELDS.join(delimiter)}\n${line}`, OPTIONS);
  return table && { ...table, headers: table.rows[0]?.cells ?? [], rows: [] };
}

function toRead(table: TextTable | null): ReadLabels {
  return table === null ? { kind: 'refused', code: 'no-table' } : { kind: 'table', table };
}
