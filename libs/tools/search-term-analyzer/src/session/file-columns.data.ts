import type { ListRow, ReportList } from './report-lists.ts';

/** A column of an exported CSV file; the page supplies its header. */
export type FileColumn = keyof ListRow | 'reason';

const MEASURES = ['impressions', 'clicks', 'spend', 'orders', 'sales', 'acos', 'cvr', 'cpc'] as const;

/** A list, or the changes of several lists. */
export type FileList = ReportList | 'changes';

export const FILE_COLUMNS: Readonly<Record<FileList, readonly Exclude<FileColumn, 'evidence'>[]>> = {
  wasted: ['text', ...MEASURES, 'reason'],
  harvest: ['text', ...MEASURES, 'bid', 'reason'],
  negatives: ['text', 'match', 'campaign', 'adGroup', 'clicks', 'spend', 'reason'],
  bids: ['text', 'matchType', 'campaign', 'adGroup', ...MEASURES, 'bid', 'change', 'reason'],
  changes: [
    'text',
    'match',
    'matchType',
    'campaign',
    'adGroup',
    'clicks',
    'spend',
    'bid',
    'change',
    'reason',
  ],
  terms: ['text', 'status', ...MEASURES, 'reason'],
  ngrams: ['text', 'words', 'terms', ...MEASURES],
};
