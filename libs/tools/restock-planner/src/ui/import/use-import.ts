import {
  matchColumns,
  type ColumnMapping,
  type NoTable,
  type TableRead,
  type TextTable,
} from '@seller-toolbox/tool-kit/table-file';
import { useMemo, useState } from 'react';
import { INVENTORY_COLUMNS, type ImportField } from '../../session/inventory-columns.data.ts';
import { readInventoryText } from '../../session/read-inventory.ts';
import { toRows, type ImportedRows } from './to-rows.ts';
import { useFileReader } from './use-file-reader.ts';

export interface Import {
  readonly table: TextTable | null;
  readonly mapping: ColumnMapping<ImportField> | null;
  readonly imported: ImportedRows | null;
  readonly refusal: NoTable | null;
  readonly isReading: boolean;
  /** Of the file that was chosen last; null for what was pasted. */
  readonly fileName: string | null;
  readonly readFile: (file: File) => Promise<void>;
  readonly readPasted: (text: string) => void;
  readonly mapField: (field: ImportField, columns: readonly number[]) => void;
}

/** A table from a file or the clipboard, which column is what, and the rows that come of it. */
export function useImport(): Import {
  const [table, setTable] = useState<TextTable | null>(null);
  const [mapping, setMapping] = useState<ColumnMapping<ImportField> | null>(null);
  const [refusal, setRefusal] = useState<NoTable | null>(null);
  const [isReading, setReading] = useState(false);
  const [fileName, setFileName] = useState<string | null>(null);
  const reader = useFileReader();

  function take(read: TableRead | null) {
    const found = read?.kind === 'table' ? read.table : null;
    setTable(found);
    setMapping(found && matchColumns(found.headers, INVENTORY_COLUMNS));
    setRefusal(read?.kind === 'refused' ? read.code : null);
  }

  async function readFile(file: File) {
    setReading(true);
    setFileName(file.name);
    const read = await reader.read(file);
    // What is pasted or chosen while a file is read counts, not the file.
    if (read === null) return;
    setReading(false);
    take(read);
  }
  function readPasted(text: string) {
    reader.stop();
    setReading(false);
    setFileName(null);
    take(text.trim() === '' ? null : readInventoryText(text));
  }

  return {
    table,
    mapping,
    imported: useMemo(() => (table && mapping ? toRows(table, mapping) : null), [table, mapping]),
    refusal,
    isReading,
    fileName,
    readFile,
    readPasted,
    mapField: (field, columns) => setMapping((now) => now && { ...now, [field]: columns }),
  };
}
