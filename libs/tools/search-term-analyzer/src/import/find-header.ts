import { IMPORT_LIMITS } from './import-limits.data.ts';
import { headerScore, mapHeader, type MappedHeader } from './map-columns.ts';
import { cellText, type Table } from './table.ts';

export interface FoundHeader extends MappedHeader {
  /** Index of the row with the headers; what stands above it is about the file. */
  readonly row: number;
}

/** A row in a language that nobody knows is a header when it names so many columns. */
const MIN_COLUMNS = 5;

/**
 * The row of headers: the one of the first rows in which most fields are found; where none is known, the first row of
 * many different texts, so that the visitor can say what they mean. Null for a table without either.
 */
export function findHeader({ head: rows }: Pick<Table, 'head'>): FoundHeader | null {
  const scores = headerScores(rows);
  const best = Math.max(0, ...scores);
  const row = best > 0 ? scores.indexOf(best) : unknownHeader(rows);
  const header = rows[row];
  return header ? { ...mapHeader(header), row } : null;
}

/** Of each of the first rows, how much it looks like headers. */
export function headerScores(rows: Table['head']): readonly number[] {
  return rows.slice(0, IMPORT_LIMITS.headerRows).map((cells) => (cells.length < 2 ? 0 : headerScore(cells)));
}

function unknownHeader(rows: Table['head']): number {
  return rows.slice(0, IMPORT_LIMITS.headerRows).findIndex((cells) => {
    const texts = cells.map(cellText).filter((text) => text !== '');
    return (
      texts.length >= MIN_COLUMNS &&
      new Set(texts).size === texts.length &&
      texts.every((text) => !/^[\d.,\s%\p{Sc}-]+$/u.test(text))
    );
  });
}
