import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import { useEffect, useRef } from 'react';
import type { TableRead } from '@seller-toolbox/tool-kit/table-file';
import { readInventoryFile } from '../../session/read-inventory.ts';

export interface InventoryReader {
  /** Null where something else was read meanwhile. */
  readonly read: (file: File) => Promise<TableRead | null>;
  readonly stop: () => void;
}

/** Reads one file at a time, in a worker where the site lends one, otherwise on the page. */
export function useFileReader(): InventoryReader {
  const { manifest, openSession } = useToolEnvironment();
  const stopLast = useRef(() => {});
  useEffect(() => () => stopLast.current(), []);

  async function read(file: File): Promise<TableRead | null> {
    stopLast.current();
    let isStopped = false;
    const session = openSession?.(manifest.id);
    stopLast.current = () => {
      isStopped = true;
      session?.end();
    };
    try {
      const answer = await (session?.ask({ file }, () => undefined) ?? readInventoryFile(file));
      // The session answers questions of its own kind only.
      return isStopped ? null : (answer as TableRead);
    } catch {
      return isStopped ? null : { kind: 'refused', code: 'file-unreadable' };
    } finally {
      session?.end();
    }
  }
  return { read, stop: () => stopLast.current() };
}
