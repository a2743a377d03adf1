import { IMPORT_LIMITS } from './import-limits.data.ts';
import { headerScore, mapHeader, type MappedHeader } from './map-columns.ts';
import { cellText, type Table } from './table.ts';

export interface FoundHeader extends MappedHeader {
  /** Index of the header row; rows above it describe the file. */
  readonly row: number;
}

/** A row without known headers counts as a header row from this number of columns. */
const MIN_COLUMNS = 5;

/**
 * Finds the header row: among the first rows, the one with the most known fields; without known fields, the first row of
 * many distinct texts, so that the visitor can map its columns. Null for a table without either.
 */
export function findHeader({ head: rows }: Pick<Table, 'head'>): FoundHeader | null {
  const scores = headerScores(rows);
  const best = Math.max(0, ...scores);
  const row = best > 0 ? scores.indexOf(best) : unknownHeader(rows);
  const header = rows[row];
  return header ? { ...mapHeader(header), row } : null;
}

/** The header score of each of the first rows. */
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
