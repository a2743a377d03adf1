import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { useCallback } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import { downloadFile } from '@seller-toolbox/ui/download-file';

interface SavedFile {
  readonly extension: string;
  readonly type: string;
  /** Of a tool that saves more than one kind of file: what this one holds. */
  readonly part?: string;
  /** The whole name, where it is not that of the tool and the day. */
  readonly name?: string;
}

/** Saves a file named after the tool and the visitor's day: `unit-converter-2026-11-21.csv`. */
export function useDownload(): (content: Blob | string, file: SavedFile) => void {
  const { manifest, clock } = useToolEnvironment();
  return useCallback(
    (content, { extension, type, part, name }) => {
      const subject = part === undefined ? manifest.id : `${manifest.id}-${part}`;
      downloadFile(content, { name: name ?? `${subject}-${ownDay(clock())}.${extension}`, type });
    },
    [manifest.id, clock],
  );
}

/** In China a working morning is over before the day of UTC begins. */
function ownDay(instant: number): string {
  const aheadMs = -new Date(instant).getTimezoneOffset() * MINUTE;
  return new Date(instant + aheadMs).toISOString().slice(0, 10);
}
