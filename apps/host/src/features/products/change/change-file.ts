import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import type { ProductField } from '@seller-toolbox/products';
import type { ToolText } from '@seller-toolbox/tool-contract';
import type { ChangeLine, NotComputed } from './change-model.ts';
import type { ChargedLine } from './check-model.ts';
import type { RewrittenText } from './rewrite-model.ts';

export interface ChangeFile {
  readonly headers: readonly string[];
  /** The smallest change that costs less; left out, the file has no columns about it. */
  readonly cheaper?: ((line: ChangeLine) => string) | undefined;
}

/** All lines as a file that spreadsheets open; `headers` in the order of the cells. */
export function changeAsCsv(lines: readonly ChangeLine[], { headers, cheaper }: ChangeFile): string {
  const cells = (line: ChangeLine) => [
    line.listed.product.sku ?? '',
    line.listed.product.asin ?? '',
    line.listed.product.marketplace ?? '',
    line.currency,
    line.before,
    line.after,
    line.difference,
    line.monthlyUnits ?? '',
    line.monthly ?? '',
    ...(cheaper ? [cheaper(line), line.cheaper?.yearly ?? ''] : []),
  ];
  return CSV_START + toCsvLine(headers) + lines.map((line) => toCsvLine(cells(line))).join('');
}

/** Amazon's tab-delimited file that changes one field of listings and leaves the others as they are. */
export function updateFile(texts: readonly RewrittenText[], column: string): string {
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`;
  const lines = texts.map(({ sku, proposed }) => line([sku ?? '', 'PartialUpdate', proposed ?? '']));
  return line(['item_sku', 'update_delete', column]) + lines.join('');
}

export interface ChargedFile {
  readonly headers: readonly string[];
  /** The first columns. */
  readonly fields: readonly ProductField[];
  readonly reason: (reason: ToolText) => string;
}

/** The products with a difference; `headers` in the order of the cells. */
export function chargedAsCsv(
  lines: readonly ChargedLine[],
  { headers, fields, reason }: ChargedFile,
): string {
  const cells = ({ listed: { product }, ...line }: ChargedLine) => [
    ...fields.map((field) => (field === 'currency' ? line.currency : String(product[field] ?? ''))),
    line.charged,
    line.computed,
    line.difference,
    line.monthly ?? '',
    line.reasons.map(reason).join(' '),
  ];
  return CSV_START + toCsvLine(headers) + lines.map((line) => toCsvLine(cells(line))).join('');
}

export interface NotComputedFile extends Pick<ChargedFile, 'headers' | 'fields'> {
  readonly reasonOf: (product: NotComputed) => string;
}

/** The products without an amount; `headers` in the order of the cells. */
export function notComputedAsCsv(
  products: readonly NotComputed[],
  { headers, fields, reasonOf }: NotComputedFile,
): string {
  const cells = (one: NotComputed) => [
    ...fields.map((field) => String(one.listed.product[field] ?? '')),
    reasonOf(one),
  ];
  return CSV_START + toCsvLine(headers) + products.map((one) => toCsvLine(cells(one))).join('');
}
