import type { ReportKind } from '@seller-toolbox/file-import/report-file';
import type { PatentField } from '../engine/patent-sources.schema.ts';

type PatentKind = ReportKind<PatentField> & { readonly id: 'google-patents' };

/** The CSV of a search of Google Patents: an address in the first line, then the header, at most 1,000 records. */
export const PATENT_KINDS: readonly PatentKind[] = [
  {
    id: 'google-patents',
    form: 'table',
    columns: [
      { field: 'id', aliases: ['id', 'publication number', 'patent number'], reads: 'text' },
      { field: 'title', aliases: ['title'], reads: 'text' },
      { field: 'owner', aliases: ['assignee', 'owner', 'applicant'], reads: 'text' },
      { field: 'inventor', aliases: ['inventor author', 'inventor'], reads: 'text' },
      { field: 'filed', aliases: ['filing creation date', 'filing date'], reads: 'day' },
      { field: 'published', aliases: ['publication date'], reads: 'day' },
      { field: 'granted', aliases: ['grant date'], reads: 'day' },
    ],
    required: [['id'], ['title', 'owner']],
    uniqueHeaders: ['representative figure link', 'filing creation date'],
    source: 'Google Patents, "Download (CSV)" (public code and documentation)',
    checkedOn: '2026-11-24',
  },
];
