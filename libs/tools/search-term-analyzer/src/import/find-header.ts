import { IMPORT_LIMITS } from './import-limits.data.ts';
import { mapHeader, type MappedHeader } from './map-columns.ts';
import { cellText, type Table } from './table.ts';

export interface FoundHeader extends MappedHeader {
  /** Index of the row with the headers; what stands above it is about the file. */
  readonly row: number;
}

/** A row in a language that nobody knows is a header when it names so many columns. */
const FEWEST_COLUMNS = 5;

/**
 * The row of headers: the one of the first rows in which most fields are found; where none is known, the first row of
 * many different texts, so that the visitor can say what they mean. Null for a table without either.
 */
export function findHeader({ rows }: Pick<Table, 'rows'>): FoundHeader | null {
  let best: FoundHeader | null = null;
  rows.slice(0, IMPORT_LIMITS.headerRows).forEach((cells, row) => {
    if (cells.length < 2) return;
    const mapped = mapHeader(cells);
    if (mapped.score > (best?.score ?? 0)) best = { ...mapped, row };
  });
  return best ?? unknownHeader(rows);
}

function unknownHeader(rows: Table['rows']): FoundHeader | null {
  const row = rows.slice(0, IMPORT_LIMITS.headerRows).findIndex((cells) => {
    const texts = cells.map(cellText).filter((text) => text !== '');
    return (
      texts.length >= FEWEST_COLUMNS &&
      new Set(texts).size === texts.length &&
      texts.every((text) => !/^[\d.,\s%\p{Sc}-]+$/u.test(text))
    );
  });
  const header = rows[row];
  return header ? { ...mapHeader(header), row } : null;
}
