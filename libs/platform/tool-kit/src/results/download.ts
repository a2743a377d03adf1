import { useCallback } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';

/** Saves a file named after the tool and the day: `unit-converter-2026-11-21.csv`. */
export function useDownload(): (
  content: Blob | string,
  file: { extension: string; type: string; name?: string },
) => void {
  const { manifest, clock } = useToolEnvironment();
  return useCallback(
    (content, { extension, type, name }) => {
      const address = URL.createObjectURL(new Blob([content], { type }));
      const link = document.createElement('a');
      link.href = address;
      link.download = name ?? `${manifest.id}-${new Date(clock()).toISOString().slice(0, 10)}.${extension}`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    },
    [manifest.id, clock],
  );
}
