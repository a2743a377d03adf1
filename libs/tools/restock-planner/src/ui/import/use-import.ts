import {
  decodeText,
  fileBytes,
  isKnownHeader,
  LARGEST_FILE,
  matchColumns,
  readTable,
  type ColumnMapping,
  type FileRefusal,
  type TextTable,
} from '@seller-toolbox/tool-kit/table-file';
import { useMemo, useState } from 'react';
import { INVENTORY_COLUMNS, type ImportField } from './inventory-columns.data.ts';
import { toRows, type ImportedRows } from './to-rows.ts';

/** More rows than are taken, so that the ones left out can be named. */
const MOST_LINES = 20_000;

export type ImportRefusal = FileRefusal | 'no-table' | 'file-unreadable';

export interface Import {
  readonly table: TextTable | null;
  readonly mapping: ColumnMapping<ImportField> | null;
  readonly imported: ImportedRows | null;
  readonly refusal: ImportRefusal | null;
  readonly readFile: (file: File) => Promise<void>;
  readonly readPasted: (text: string) => void;
  readonly mapField: (field: ImportField, columns: readonly number[]) => void;
}

const isKnown = isKnownHeader(INVENTORY_COLUMNS);

/** A table from a file or the clipboard, which column is what, and the rows that come of it. */
export function useImport(): Import {
  const [table, setTable] = useState<TextTable | null>(null);
  const [mapping, setMapping] = useState<ColumnMapping<ImportField> | null>(null);
  const [refusal, setRefusal] = useState<ImportRefusal | null>(null);

  function take(text: string) {
    const found = text.trim() === '' ? null : readTable(text, { mostRows: MOST_LINES, isKnown });
    setTable(found);
    setMapping(found && matchColumns(found.headers, INVENTORY_COLUMNS));
    setRefusal(found === null && text.trim() !== '' ? 'no-table' : null);
  }

  function refuse(code: ImportRefusal) {
    take('');
    setRefusal(code);
  }

  return {
    table,
    mapping,
    imported: useMemo(() => (table && mapping ? toRows(table, mapping) : null), [table, mapping]),
    refusal,
    readFile: async (file) => {
      try {
        if (file.size > LARGEST_FILE) return refuse('file-too-large');
        const decoded = decodeText(await fileBytes(file), isKnown);
        if (decoded.ok) take(decoded.text);
        else refuse(decoded.code);
      } catch {
        refuse('file-unreadable');
      }
    },
    readPasted: take,
    mapField: (field, columns) => setMapping((now) => now && { ...now, [field]: columns }),
  };
}
