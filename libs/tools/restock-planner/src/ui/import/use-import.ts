import { matchColumns, type ColumnMapping, type TextTable } from '@seller-toolbox/file-import/table-file';
import { useTableSource, type TableSource } from '@seller-toolbox/file-import/table-import';
import { useMemo, useState } from 'react';
import { INVENTORY_COLUMNS, type ImportField } from '../../import/inventory-columns.data.ts';
import { readInventoryText } from '../../import/read-inventory.ts';
import { toRows, type ImportedRows } from '../../import/to-rows.ts';
import { useFileReader } from './use-file-reader.ts';

interface MappedTable {
  readonly table: TextTable;
  readonly mapping: ColumnMapping<ImportField>;
}

export interface Import {
  readonly source: TableSource;
  readonly found: (MappedTable & { readonly imported: ImportedRows }) | null;
  readonly mapField: (field: ImportField, columns: readonly number[]) => void;
}

/** A table from a file or the clipboard, its column mapping and the resulting rows. */
export function useImport(): Import {
  const source = useTableSource({ readFile: useFileReader(), readText: readInventoryText });
  const { table } = source;
  const [corrected, setCorrected] = useState<MappedTable | null>(null);
  const proposed = useMemo(
    () => table && { table, mapping: matchColumns(table.headers, INVENTORY_COLUMNS) },
    [table],
  );
  const mapped = corrected?.table === table ? corrected : proposed;
  return {
    source,
    found: useMemo(() => mapped && { ...mapped, imported: toRows(mapped.table, mapped.mapping) }, [mapped]),
    mapField: (field, columns) =>
      setCorrected(mapped && { ...mapped, mapping: { ...mapped.mapping, [field]: columns } }),
  };
}
