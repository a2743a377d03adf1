import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { useCallback } from 'react';
import { useToolEnvironment, type ToolEnvironment } from '../tool-environment.tsx';
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
  return useCallback((content, file) => download(content, file, { manifest, clock }), [manifest, clock]);
}

/** `useDownload` for code outside components. */
export function download(
  content: Blob | string,
  { extension, type, part, name }: SavedFile,
  { manifest, clock }: Pick<ToolEnvironment, 'manifest' | 'clock'>,
): void {
  const subject = part === undefined ? manifest.id : `${manifest.id}-${part}`;
  downloadFile(content, { name: name ?? `${subject}-${localIsoDate(clock())}.${extension}`, type });
}

/** The date of an instant where the browser is, YYYY-MM-DD. In UTC it would still be yesterday in the morning of China. */
export function localIsoDate(instant: number): string {
  const aheadMs = -new Date(instant).getTimezoneOffset() * MINUTE;
  return new Date(instant + aheadMs).toISOString().slice(0, 10);
}
