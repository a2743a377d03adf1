import { useCallback } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import { downloadFile } from './download-file.ts';

/** Saves a file named after the tool and the day: `unit-converter-2026-11-21.csv`. */
export function useDownload(): (
  content: Blob | string,
  file: { extension: string; type: string; name?: string },
) => void {
  const { manifest, clock } = useToolEnvironment();
  return useCallback(
    (content, { extension, type, name }) => {
      const day = new Date(clock()).toISOString().slice(0, 10);
      downloadFile(content, { name: name ?? `${manifest.id}-${day}.${extension}`, type });
    },
    [manifest.id, clock],
  );
}
