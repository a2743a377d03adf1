import { useDownload, useToolWords } from '@seller-toolbox/tool-kit';
import { useState } from 'react';
import type { FileList } from '../session/file-columns.data.ts';
import type { CsvTexts } from '../session/list-file.ts';
import type { SessionRequest } from '../session/session-messages.ts';
import type { Report } from './use-report.ts';

const CSV = 'text/csv;charset=utf-8';

export interface ReportFile {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** `part` of the report is in the name of the file. */
  readonly save: (part: string, request: SessionRequest) => void;
  /** Likewise a file with the words of the page. */
  readonly saveWritten: (part: FileList, request: (words: CsvTexts) => SessionRequest) => void;
}

/** Downloads a file that the session of a report writes. */
export function useReportFile(report: Report): ReportFile {
  const download = useDownload();
  const { t } = useToolWords<Record<string, string>>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save(part: string, request: () => Promise<SessionRequest>) {
    setState('busy');
    try {
      const response = await report.ask(await request());
      if (response.kind !== 'file') throw new Error('not a file');
      download(response.content, { extension: 'csv', type: CSV, part });
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return {
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    save: (part, request) => void save(part, () => Promise.resolve(request)),
    saveWritten: (part, request) =>
      void save(part, async () => request((await import('./file-words.ts')).fileWords(part, t))),
  };
}
