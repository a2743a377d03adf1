import { useMemo, useRef, useState } from 'react';
import type { ReadTable, TitleColumn } from './read-table.ts';
import { titlesInLines, titlesInTable, type TitleList } from './read-titles.ts';
import type { ListRejection } from './title-table.ts';

/** A longer text is held like a file: a field that shows it all would be slow to type in. */
const MAX_TYPED_LENGTH = 50_000;

/** A list that is held, not typed: from a file, or pasted. */
export interface ImportedList {
  /** Of the file; null for what was pasted. */
  readonly name: string | null;
  readonly text: string;
  /** Null where each line is a title. */
  readonly table: ReadTable | null;
  readonly column: TitleColumn;
}

export interface ListSource {
  readonly typed: string;
  readonly held: ImportedList | null;
  readonly rejection: ListRejection | null;
  readonly isReading: boolean;
  readonly list: TitleList;
  readonly type: (text: string) => void;
  /** True where the text is held instead of typed into the field. */
  readonly paste: (text: string) => boolean;
  readonly readFile: (file: File) => void;
  readonly chooseColumn: (column: TitleColumn) => void;
  readonly drop: () => void;
}

const EMPTY = titlesInLines('');

/** Where the titles come from: typed lines, a long or tabbed paste, or a file. What reads tables is loaded with the first. */
export function useListSource(): ListSource {
  const [typed, setTyped] = useState('');
  const [held, setHeld] = useState<ImportedList | null>(null);
  const [rejection, setRejection] = useState<ListRejection | null>(null);
  const list = useMemo(() => {
    if (held) return listOf(held);
    return typed === '' ? EMPTY : titlesInLines(typed);
  }, [held, typed]);
  const [isReading, setReading] = useState(false);
  const reading = useRef(0);

  /** Of several files only the last one counts. */
  async function hold(read: () => Promise<Omit<ImportedList, 'column'> | ListRejection>) {
    reading.current += 1;
    const currentReading = reading.current;
    setRejection(null);
    setReading(true);
    try {
      const found = await read();
      if (reading.current !== currentReading) return;
      if (typeof found === 'string') return setRejection(found);
      setHeld({ ...found, column: found.table?.titleColumn ?? 'line' });
    } catch {
      if (reading.current === currentReading) setRejection('file-unreadable');
    } finally {
      if (reading.current === currentReading) setReading(false);
    }
  }

  return {
    typed,
    held,
    rejection,
    isReading,
    list,
    type: setTyped,
    paste: (text) => {
      if (text.length <= MAX_TYPED_LENGTH && !text.includes('\t')) return false;
      void hold(async () => {
        const { readTitleTable } = await import('./title-table.ts');
        return { name: null, text, table: readTitleTable(text) };
      });
      return true;
    },
    readFile: (file) =>
      void hold(async () => {
        const { readTitleFile } = await import('./title-table.ts');
        const read = await readTitleFile(file);
        return read.ok ? { name: file.name, text: read.text, table: read.table } : read.code;
      }),
    chooseColumn: (column) => setHeld((now) => now && { ...now, column }),
    drop: () => {
      reading.current += 1;
      setReading(false);
      setHeld(null);
      setRejection(null);
    },
  };
}

function listOf({ text, table, column }: ImportedList): TitleList {
  return table === null || column === 'line' ? titlesInLines(text) : titlesInTable(table, column);
}
