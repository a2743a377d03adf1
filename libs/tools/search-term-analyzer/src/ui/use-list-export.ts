import { useDownload, useToolWords } from '@seller-toolbox/tool-kit';
import { useState } from 'react';
import type { ListView } from '../session/report-lists.ts';
import type { ReportProps } from './report-props.ts';

const CSV = 'text/csv;charset=utf-8';

export interface ListExport {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly saveList: () => void;
  readonly saveUpload: () => void;
}

/** Downloads the table as shown, or the bulk upload file; the session writes both. */
export function useListExport({ report }: ReportProps, view: ListView): ListExport {
  const download = useDownload();
  const { t } = useToolWords<Record<string, string>>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save(part: string, write: () => Promise<string>) {
    setState('busy');
    try {
      download(await write(), { extension: 'csv', type: CSV, part });
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  async function contentOf(request: Parameters<typeof report.ask>[0]): Promise<string> {
    const response = await report.ask(request);
    if (response.kind !== 'file') throw new Error('not a file');
    return response.content;
  }
  return {
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    saveList: () =>
      void save(view.list, async () => {
        const { fileWords } = await import('./file-words.ts');
        return contentOf({ kind: 'file', view, words: fileWords(view.list, t) });
      }),
    saveUpload: () =>
      void save('upload', () =>
        contentOf({ kind: 'upload', list: view.list === 'bids' ? 'bids' : 'negatives' }),
      ),
  };
}
