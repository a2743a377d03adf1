import { useDownload } from '@seller-toolbox/tool-kit';
import { useEffect, useRef, useState } from 'react';
import type { Combination } from '../engine/combination-plan.ts';
import type { FileFormat, FileWriter } from './combination-file.ts';

/** So few that a piece takes a few milliseconds, so many that a million rows take few turns. */
const ROWS_AT_ONCE = 2500;

export interface FileSource {
  readonly total: number;
  readonly rows: (offset: number, limit: number) => readonly Combination[];
}

export interface FileExport {
  /** From 0 to 1 while a file is written, else null. */
  readonly share: number | null;
  readonly start: (source: FileSource, format: FileFormat, writer: FileWriter) => void;
  readonly cancel: () => void;
}

/** Writes a file in pieces with a breath between them, so that the page stays at hand, and saves it when it is whole. */
export function useFileExport(): FileExport {
  const download = useDownload();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function write(source: FileSource, format: FileFormat, writer: FileWriter) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    // The browser keeps a Blob outside of the page's memory, so each piece is handed over at once.
    const parts = [new Blob([writer.start])];
    for (let offset = 0; offset < source.total; offset += ROWS_AT_ONCE) {
      parts.push(new Blob([writer.rows(source.rows(offset, ROWS_AT_ONCE), offset === 0)]));
      if (source.total <= ROWS_AT_ONCE) break;
      setShare(Math.min(1, (offset + ROWS_AT_ONCE) / source.total));
      await nextTurn();
      if (controller.signal.aborted) return;
    }
    setShare(null);
    download(new Blob([...parts, writer.end]), { extension: format, type: writer.type });
  }

  return {
    share,
    start: (source, format, writer) => void write(source, format, writer),
    cancel: () => {
      running.current?.abort();
      setShare(null);
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
