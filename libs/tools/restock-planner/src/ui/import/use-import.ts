import {
  isKnownHeader,
  matchColumns,
  openTableFile,
  readTable,
  type ColumnMapping,
  type TableFileRefusal,
  type TextTable,
} from '@seller-toolbox/tool-kit/table-file';
import { useMemo, useRef, useState } from 'react';
import { INVENTORY_COLUMNS, type ImportField } from './inventory-columns.data.ts';
import { toRows, type ImportedRows } from './to-rows.ts';

/** `mostRows`: more than are taken, so that the ones left out can be named. */
const OPTIONS = { mostRows: 20_000, isKnown: isKnownHeader(INVENTORY_COLUMNS) };

export type ImportRefusal = TableFileRefusal | 'no-table';

export interface Import {
  readonly table: TextTable | null;
  readonly mapping: ColumnMapping<ImportField> | null;
  readonly imported: ImportedRows | null;
  readonly refusal: ImportRefusal | null;
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
  const [refusal, setRefusal] = useState<ImportRefusal | null>(null);

  const [isReading, setReading] = useState(false);
  const [fileName, setFileName] = useState<string | null>(null);
  const reading = useRef(0);

  function take(found: TextTable | null, code: ImportRefusal | null = null) {
    setTable(found);
    setMapping(found && matchColumns(found.headers, INVENTORY_COLUMNS));
    setRefusal(code);
  }
  function takeFound(found: TextTable | null) {
    take(found, found === null ? 'no-table' : null);
  }

  /** What is pasted while a file is read counts, not the file. */
  async function readFile(file: File) {
    reading.current += 1;
    const own = reading.current;
    setReading(true);
    setFileName(file.name);
    const opened = await openTableFile(file, OPTIONS);
    if (reading.current !== own) return;
    setReading(false);
    if (opened.kind === 'refused') take(null, opened.code);
    else takeFound(opened.kind === 'text' ? readTable(opened.text, OPTIONS) : opened.table);
  }
  function readPasted(text: string) {
    reading.current += 1;
    setReading(false);
    setFileName(null);
    if (text.trim() === '') take(null);
    else takeFound(readTable(text, OPTIONS));
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
