import { defineEngine } from '@seller-toolbox/tool-contract';
import { matchingRows } from './matching-rows.ts';
import { examples } from './reference-table.examples.ts';
import { inputSchema, outputSchema } from './reference-table.schema.ts';
import { TABLE_IDS, type NameLanguage, type ReferenceTable } from './reference-table.types.ts';
import { REFERENCE_TABLES } from './reference-tables.ts';
import { tableRows } from './table-rows.ts';

/** Answers one table with the rows that match a query, or the list of tables. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: ({ tableId, query, language, category }) => {
    if (tableId !== undefined) return openTable(REFERENCE_TABLES[tableId], query, language);
    return {
      tables: TABLE_IDS.map((id) => REFERENCE_TABLES[id])
        .filter((table) => category === 'all' || table.category === category)
        .map((table) => listTable(table, query, language))
        .filter(({ matchedRows }) => matchedRows > 0),
    };
  },
});

function openTable(table: ReferenceTable, query: string, language: NameLanguage) {
  const { id, category, source, checkedOn, columns } = table;
  const rows = matchingRows(tableRows(table, language), columns, query);
  return {
    tableId: id,
    category,
    totalRows: table.rows.length,
    matchedRows: rows.length,
    source,
    checkedOn,
    columns: columns.map(({ key, width, searchable, multilingual = false }) => ({
      key,
      label: key,
      width,
      searchable,
      multilingual,
    })),
    rows: [...rows],
  };
}

function listTable(table: ReferenceTable, query: string, language: NameLanguage) {
  const { id, category, source, checkedOn, columns, rows } = table;
  const matchedRows =
    query.trim() === '' ? rows.length : matchingRows(tableRows(table, language), columns, query).length;
  return { id, columns: columns.length, category, totalRows: rows.length, matchedRows, source, checkedOn };
}
