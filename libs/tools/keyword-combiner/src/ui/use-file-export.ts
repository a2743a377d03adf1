import { yieldToEventLoop } from '@seller-toolbox/tool-kit/yield-to-event-loop';
import { useDownload } from '@seller-toolbox/tool-kit';
import { useEffect, useRef, useState } from 'react';
import type { Combination } from '../engine/combination.ts';
import type { FileFormat, FileWriter } from './combination-file.ts';

/** Rows per chunk: a few milliseconds of work. */
const ROWS_PER_TURN = 2500;

export interface FileSource {
  readonly total: number;
  readonly rows: (offset: number, limit: number) => readonly Combination[];
}

export interface FileExport {
  /** Progress from 0 to 1 while a file is written, else null. */
  readonly share: number | null;
  readonly start: (source: FileSource, format: FileFormat, writer: FileWriter) => void;
  readonly cancel: () => void;
}

/** Writes a file in chunks, yielding to the event loop between them, and downloads it when complete. */
export function useFileExport(): FileExport {
  const download = useDownload();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function write(source: FileSource, format: FileFormat, writer: FileWriter) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    // Blobs are kept outside of the page's memory, so each chunk becomes one immediately.
    const parts = [new Blob([writer.start])];
    for (let offset = 0; offset < source.total; offset += ROWS_PER_TURN) {
      parts.push(new Blob([writer.rows(source.rows(offset, ROWS_PER_TURN), offset === 0)]));
      if (source.total <= ROWS_PER_TURN) break;
      setShare(Math.min(1, (offset + ROWS_PER_TURN) / source.total));
      await yieldToEventLoop();
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
