import { decimalSignOf, decodeText, isKnownHeader, matchColumns, numberIn, readTable } from './index.ts';

const FIELDS = [
  { field: 'sku', aliases: ['sku'] },
  { field: 'stock', aliases: ['available'] },
] as const;

/** All that is done with a file on the way to its rows. */
export function textOutcome(bytes: Uint8Array): number | null | string {
  const isKnown = isKnownHeader(FIELDS);
  const decoded = decodeText(bytes, isKnown);
  if (!decoded.ok) return decoded.code;
  const table = readTable(decoded.text, { mostRows: 5000, isKnown });
  if (!table) return null;
  matchColumns(table.headers, FIELDS);
  const cells = table.rows.flatMap((row) => row.cells.slice(0, 10));
  const { sign } = decimalSignOf(cells, table.delimiter);
  for (const cell of cells) numberIn(cell, sign);
  return table.rows.length;
}
