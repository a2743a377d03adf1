/** What the tool can take from a report. */
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
  'currency',
] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];

/** Without these there is nothing to compute. */
export const REQUIRED_FIELDS = [
  'term',
  'clicks',
  'spend',
  'sales',
  'orders',
] as const satisfies readonly ReportField[];

export const NUMBER_FIELDS = ['impressions', 'clicks', 'spend', 'sales', 'orders'] as const;
/** Of whole things. */
export const COUNT_FIELDS = ['impressions', 'clicks', 'orders'] as const satisfies readonly ReportField[];
export type NumberField = (typeof NUMBER_FIELDS)[number];
