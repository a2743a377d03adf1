import { defineEngine } from '@seller-toolbox/tool-contract';
import { listTables } from './list-tables.ts';
import { matchingRows } from './matching-rows.ts';
import { OTHER_NAMES } from './other-names.data.ts';
import { examples } from './reference-table.examples.ts';
import { inputSchema, outputSchema } from './reference-table.schema.ts';
import type { NameLanguage, ReferenceTable } from './reference-table.types.ts';
import { REFERENCE_TABLES } from './reference-tables.ts';
import { tableRows } from './table-rows.ts';

/** Returns one table with the rows that match a query, or the list of tables with matches. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: ({ tableId, query, language, category }) => {
    if (tableId !== undefined) return openTable(REFERENCE_TABLES[tableId], query, language);
    const tables = listTables(category);
    if (query.trim() === '') return { tables };
    return {
      tables: tables
        .map((table) => ({
          ...table,
          matchedRows: matchingTableRows(REFERENCE_TABLES[table.id], query, language).length,
        }))
        .filter(({ matchedRows }) => matchedRows > 0),
    };
  },
});

function openTable(table: ReferenceTable, query: string, language: NameLanguage) {
  const { id, category, source, checkedOn, columns } = table;
  const rows = matchingTableRows(table, query, language);
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

function matchingTableRows(table: ReferenceTable, query: string, language: NameLanguage) {
  const scope = { columns: table.columns, others: OTHER_NAMES[table.id], language };
  return matchingRows(tableRows(table, language), scope, query);
}
