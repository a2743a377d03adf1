import type { SearchTermReportField } from '@seller-toolbox/reference-data/search-term-report-headers.data';

/** The fields of a report that the tool reads. */
export const REPORT_FIELDS = [
  'term',
  'clicks',
  'spend',
  'sales',
  'orders',
  'impressions',
  'campaign',
  'adGroup',
  'targeting',
  'matchType',
  'campaignId',
  'adGroupId',
  'keywordId',
  'targetId',
  'bid',
  'currency',
] as const satisfies readonly SearchTermReportField[];
export type ReportField = SearchTermReportField;

export const REQUIRED_FIELDS = [
  'term',
  'clicks',
  'spend',
  'sales',
  'orders',
] as const satisfies readonly ReportField[];

export const NUMBER_FIELDS = ['impressions', 'clicks', 'spend', 'sales', 'orders', 'bid'] as const;
/** Figures that a line may lack. */
export const OPTIONAL_FIELDS: readonly string[] = ['impressions', 'bid'] satisfies readonly ReportField[];
/** Integer fields. */
export const COUNT_FIELDS = ['impressions', 'clicks', 'orders'] as const satisfies readonly ReportField[];
export type NumberField = (typeof NUMBER_FIELDS)[number];
