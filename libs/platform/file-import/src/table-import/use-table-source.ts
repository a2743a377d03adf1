import { useEffect, useRef, useState } from 'react';
import type { NoTable, TableRead, TextTable } from '../table-file/index.ts';

/** How a tool reads the two. */
export interface TableReader {
  /** The signal is aborted when another source is read or the component unmounts. */
  readonly readFile: (file: File, signal: AbortSignal) => Promise<TableRead>;
  readonly readText: (text: string) => TableRead;
}

export interface TableSource {
  /** What is pasted or typed. */
  readonly text: string;
  /** Of the file that was chosen last; null for what was pasted. */
  readonly fileName: string | null;
  readonly isReading: boolean;
  readonly table: TextTable | null;
  readonly rejection: NoTable | null;
  readonly readFile: (file: File) => void;
  /** Nothing at all where the text is blank. */
  readonly readPasted: (text: string) => void;
}

/** A table from a file or from pasted rows: what is pasted or chosen while a file is read counts, not the file. */
export function useTableSource({ readFile, readText }: TableReader): TableSource {
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [read, setRead] = useState<TableRead | null>(null);
  const last = useRef(new AbortController());
  useEffect(() => () => last.current.abort(), []);

  /** Drops the former table, which does not belong to the new name. */
  function begin(name: string | null, pasted: string): AbortSignal {
    last.current.abort();
    last.current = new AbortController();
    setText(pasted);
    setFileName(name);
    setReading(name !== null);
    setRead(null);
    return last.current.signal;
  }
  async function take(file: File) {
    const signal = begin(file.name, '');
    const answer = await readFile(file, signal).catch(() => UNREADABLE);
    if (signal.aborted) return;
    setReading(false);
    setRead(answer);
  }
  return {
    text,
    fileName,
    isReading,
    table: read?.kind === 'table' ? read.table : null,
    rejection: read?.kind === 'refused' ? read.code : null,
    readFile: (file) => void take(file),
    readPasted: (pasted) => {
      begin(null, pasted);
      if (pasted.trim() !== '') setRead(readText(pasted));
    },
  };
}

const UNREADABLE: TableRead = { kind: 'refused', code: 'file-unreadable' };
