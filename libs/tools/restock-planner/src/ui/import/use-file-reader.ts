import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import type { TableRead } from '@seller-toolbox/file-import/table-file';
import type { TableReader } from '@seller-toolbox/file-import/table-import';
import { readInventoryFile } from '../../import/read-inventory.ts';

/** Reads a file in a worker where the site has one, otherwise on the page. */
export function useFileReader(): TableReader['readFile'] {
  const { manifest, openSession } = useToolEnvironment();
  return async (file, signal) => {
    const session = openSession?.(manifest.id);
    if (!session) return readInventoryFile(file);
    signal.addEventListener('abort', () => session.end());
    try {
      // The session's only result type is TableRead.
      return (await session.ask({ file }, () => undefined)) as TableRead;
    } finally {
      session.end();
    }
  };
}
