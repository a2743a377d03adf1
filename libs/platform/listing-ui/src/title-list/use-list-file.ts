import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import { useEffect, useRef, useState } from 'react';
import type { ResultColumn } from '@seller-toolbox/tool-kit/sorted-columns';
import { useDownload } from '@seller-toolbox/tool-kit';
import { yieldToEventLoop } from '@seller-toolbox/tool-kit/yield-to-event-loop';

/** Rows written at a time: a few milliseconds, so that the page goes on answering. */
const SLICE = 200;

export interface ListFile<Row> {
  readonly isBusy: boolean;
  readonly save: (rows: readonly Row[]) => void;
}

/** Writes rows as a CSV file, slice by slice. */
export function useListFile<Row>(columns: readonly ResultColumn<Row>[]): ListFile<Row> {
  const download = useDownload();
  const [isBusy, setBusy] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function write(rows: readonly Row[]) {
    setBusy(true);
    const written = columns.filter(({ value }) => value !== undefined);
    const parts = [CSV_START, toCsvLine(written.map(({ header }) => header))];
    for (let at = 0; at < rows.length; at += SLICE) {
      const lines = rows
        .slice(at, at + SLICE)
        .map((row) => toCsvLine(written.map(({ value }) => value?.(row) ?? '')));
      parts.push(lines.join(''));
      await yieldToEventLoop();
      if (isGone.current) return;
    }
    download(parts.join(''), { extension: 'csv', type: 'text/csv;charset=utf-8' });
    setBusy(false);
  }

  return { isBusy, save: (rows) => void write(rows) };
}
