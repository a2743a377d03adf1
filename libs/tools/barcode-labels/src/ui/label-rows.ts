import type { LabelInput } from '../engine/barcode-labels.schema.ts';
import { LABEL_TYPES, type LabelType } from '../engine/label-value.ts';

export interface PastedLabels {
  readonly labels: readonly LabelInput[];
  /** Lines, from 1, whose copies are no whole number from 0 on; they are left out. */
  readonly skipped: readonly number[];
}

const HEADS = new Set([
  'fnsku',
  'sku',
  'code',
  'value',
  'barcode',
  'upc',
  'ean',
  '条码',
  '編碼',
  '编码',
  'コード',
]);
const MOST_COPIES = 5000;

/**
 * Rows of a spreadsheet: code, title, copies, condition, type. Only the code is needed; the type is recognized by the code
 * where none is named. A first line of column names is no label.
 */
export function labelRows(text: string, condition: string): PastedLabels {
  const labels: LabelInput[] = [];
  const skipped: number[] = [];
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const [value = '', title = '', copies = '', own = '', type = ''] = line
      .split('\t')
      .map((cell) => cell.trim());
    if (value === '' || (index === 0 && HEADS.has(value.toLowerCase()))) return;
    const count = copies === '' ? 1 : Number(copies);
    if (!Number.isInteger(count) || count < 0 || count > MOST_COPIES) skipped.push(index + 1);
    else
      labels.push({
        type: typeOf(value, type),
        value: value.slice(0, 80),
        title: title.slice(0, 500),
        condition: (own || condition).slice(0, 60),
        copies: count,
      });
  });
  return { labels, skipped };
}

function typeOf(value: string, named: string): LabelType {
  const known = LABEL_TYPES.find((type) => type === named.toLowerCase());
  if (known) return known;
  if (/^[XB]0[0-9A-Z]{8}$/i.test(value)) return 'fnsku';
  if (/^\d{12}$/.test(value)) return 'upc-a';
  if (/^\d{13}$/.test(value)) return 'ean-13';
  return /^\d{14}$/.test(value) ? 'itf-14' : 'code-128';
}
