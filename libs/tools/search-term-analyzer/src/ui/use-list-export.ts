import { useDownload, useToolWords } from '@seller-toolbox/tool-kit';
import { useState } from 'react';
import { TERM_STATUSES } from '../engine/judge-term.ts';
import type zh from '../locales/zh.json';
import { FILE_COLUMNS } from '../session/file-columns.data.ts';
import type { CsvTexts } from '../session/list-file.ts';
import type { ListView, ReportList } from '../session/report-lists.ts';
import type { ReportProps } from './report-props.ts';

const CSV = 'text/csv;charset=utf-8';
const MATCHES = ['exact', 'phrase', 'product'] as const;
const EVIDENCE = [
  'no-order',
  'wait-for-clicks',
  'cannot-judge',
  'harvest-term',
  'exact-term',
  'promising-term',
  'costly-term',
  'bid-from-sales',
  'bid-step',
] as const;

export interface ListExport {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly saveList: () => void;
  readonly saveUpload: () => void;
}

/** Downloads the table as shown, or the bulk upload file; the session writes both. */
export function useListExport({ report }: ReportProps, view: ListView): ListExport {
  const download = useDownload();
  const wordsOf = useFileWords();
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
    saveList: () => void save(view.list, () => contentOf({ kind: 'file', view, words: wordsOf(view.list) })),
    saveUpload: () =>
      void save('upload', () =>
        contentOf({ kind: 'upload', list: view.list === 'bids' ? 'bids' : 'negatives' }),
      ),
  };
}

function useFileWords(): (list: ReportList) => CsvTexts {
  const { t } = useToolWords<typeof zh>();
  const raw = useToolWords<Record<string, string>>().t;
  return (list) => ({
    headers: Object.fromEntries(FILE_COLUMNS[list].map((column) => [column, raw(`ui.col-${column}`)])),
    values: Object.fromEntries([
      ...TERM_STATUSES.map((status) => [status, t(`ui.status-${status}`)] as const),
      ...MATCHES.map((match) => [match, t(`ui.match-${match}`)] as const),
    ]),
    // Sentences with unfilled placeholders: the session fills in the numbers.
    sentences: Object.fromEntries(EVIDENCE.map((code) => [code, raw(`findings.${code}`, PLACEHOLDERS)])),
  });
}

const PLACEHOLDERS = Object.fromEntries(
  ['clicks', 'orders', 'more', 'rate', 'share', 'target', 'perClick', 'goal', 'max'].map((name) => [
    name,
    `{{${name}}}${['rate', 'share', 'target', 'max'].includes(name) ? '%' : ''}`,
  ]),
);
