import type { NoTable } from '@seller-toolbox/file-import/table-file';
import type { TextTable } from '@seller-toolbox/tool-contract';
import { useEffect, useRef, useState } from 'react';
import { askWorker } from './batch-workers.ts';

export interface BatchFile {
  readonly name: string;
  readonly isReading: boolean;
  readonly table: TextTable | null;
  readonly rejection: NoTable | null;
}

/** The table of the file that was chosen last, read in a worker. */
export function useBatchFile(): readonly [BatchFile | null, (file: File) => void] {
  const [state, setState] = useState<BatchFile | null>(null);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: File) {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const { name } = file;
    setState({ name, isReading: true, table: null, rejection: null });
    const answer = await askWorker({ kind: 'file', file }, signal).catch(
      () => ({ kind: 'refused', code: 'file-unreadable' }) as const,
    );
    if (signal.aborted) return;
    const table = answer.kind === 'table' ? answer.table : null;
    setState({ name, isReading: false, table, rejection: answer.kind === 'refused' ? answer.code : null });
  }
  return [state, (file) => void read(file)];
}
