import {
  isKnownHeader,
  openTableFile,
  readTable,
  type TableFileRefusal,
  type TextTable,
} from '@seller-toolbox/tool-kit/table-file';
import { LABEL_COLUMNS, LABEL_FIELDS } from './label-columns.data.ts';

export const isLabelHeader = isKnownHeader(LABEL_COLUMNS);

/** `mostRows`: more than are taken, so that the ones left out can be named. */
const OPTIONS = { mostRows: 5000, isKnown: isLabelHeader };

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

/** The table of a text. One line alone is a label, not the names of columns. */
export function readLabelText(text: string): ReadLabels {
  const whole = text.trim();
  if (whole === '') return { kind: 'refused', code: 'no-table' };
  return toRead(/[\r\n]/.test(whole) ? readTable(whole, OPTIONS) : readTable(underHead(whole), OPTIONS));
}

function underHead(line: string): string {
  const delimiter = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? ',';
  return `${LABEL_FIELDS.join(delimiter)}\n${line}`;
}

function toRead(table: TextTable | null): ReadLabels {
  return table === null ? { kind: 'refused', code: 'no-table' } : { kind: 'table', table };
}
