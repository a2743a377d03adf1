import type { Finding } from '@seller-toolbox/tool-contract';
import type { TermStatus } from '../engine/judge-term.ts';
import type { Negative } from '../engine/negatives.ts';

/** The tables of a report. */
export const REPORT_LISTS = ['wasted', 'harvest', 'negatives', 'bids', 'terms', 'ngrams'] as const;
export type ReportList = (typeof REPORT_LISTS)[number];

/** A row of any table; each table has some of these fields. */
export interface ListRow {
  readonly text: string;
  readonly impressions?: number | null;
  readonly clicks: number;
  readonly spend: number;
  readonly sales?: number;
  readonly orders?: number;
  readonly acos?: number | null;
  readonly cvr?: number | null;
  readonly cpc?: number | null;
  readonly status?: TermStatus;
  readonly isBrand?: boolean;
  readonly words?: number;
  readonly terms?: number;
  readonly match?: Negative['match'];
  readonly matchType?: string;
  readonly campaign?: string;
  readonly adGroup?: string;
  readonly bid?: number | null;
  readonly change?: number | null;
  readonly evidence?: Finding | null;
}

export const SORT_KEYS = [
  'text',
  'words',
  'terms',
  'impressions',
  'clicks',
  'spend',
  'orders',
  'sales',
  'acos',
  'cvr',
  'cpc',
  'bid',
  'change',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Filter and sort order of a table. */
export interface ListView {
  readonly list: ReportList;
  /** Keeps rows that contain this text. */
  readonly search: string;
  /** Keeps n-grams of this number of words; null for all. */
  readonly words: number | null;
  /** Null for the default order of the analysis. */
  readonly sort: { readonly key: SortKey; readonly descending: boolean } | null;
}
