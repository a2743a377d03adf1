import type { ReadTable } from './read-table.ts';

/** One title of a list. */
export interface ListedTitle {
  /** Of the file or the text, from 1. */
  readonly line: number;
  /** The SKU or ASIN beside it; empty where there is none. */
  readonly name: string;
  readonly title: string;
}

export interface TitleList {
  readonly titles: readonly ListedTitle[];
  /** The list had more than are taken. */
  readonly hasMore: boolean;
}

/** Maximum of titles: as many as a large seller has, and as a worker judges in seconds. */
export const MAX_TITLES = 10_000;

/** A title on each line; blank lines are none. */
export function titlesInLines(text: string): TitleList {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  return firstOf(lines.map((title, index) => ({ line: index + 1, name: '', title })));
}

/** The titles in a column of a table, with the column that names products where there is one. */
export function titlesInTable({ rows, nameColumn }: ReadTable, column: number): TitleList {
  return firstOf(
    rows.map(({ line, cells }) => ({
      line,
      name: nameColumn === null ? '' : (cells[nameColumn] ?? ''),
      title: cells[column] ?? '',
    })),
  );
}

function firstOf(listed: readonly ListedTitle[]): TitleList {
  const titles = listed
    .map(({ line, name, title }) => ({ line, name, title: title.trim() }))
    .filter(({ title }) => title !== '');
  return { titles: titles.slice(0, MAX_TITLES), hasMore: titles.length > MAX_TITLES };
}
