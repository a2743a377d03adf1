import { displayName } from './display-name.ts';
import type { Cell, LocalText, NameLanguage, ReferenceTable } from './reference-table.types.ts';

/** A row as shown: cells by column key. */
export type TableRow = Readonly<Record<string, Cell>>;

/** All rows of a table in one language. Where the platform has no name for a code, the English name of the standard is used. */
export function tableRows({ columns, rows }: ReferenceTable, language: NameLanguage): TableRow[] {
  const fallbackColumn = columns.findIndex(({ key }) => key === 'isoName');
  return rows.map((row) =>
    Object.fromEntries(
      columns.map(({ key, names, of }, index) => {
        const cell = row[index] ?? null;
        if (names === undefined) return [key, inLanguage(cell, language)];
        const code = row[columns.findIndex((column) => column.key === of)];
        const name = displayName(names, String(code), language);
        return [key, name ?? inLanguage(row[fallbackColumn] ?? null, language)];
      }),
    ),
  );
}

function inLanguage(cell: Cell | LocalText, language: NameLanguage): Cell {
  return typeof cell === 'object' && cell !== null ? (cell[language] ?? cell.en) : cell;
}
