/**
 * The columns of the Sponsored Products tab of a bulk workbook, as in public programs that write such files, looked up
 * 2026-11-22. On negatives the bid stays empty, match types are `negativeExact` and `negativePhrase`.
 */
export const BULK_COLUMNS = [
  'Product',
  'Entity',
  'Operation',
  'Campaign Id',
  'Ad Group Id',
  'Portfolio Id',
  'Ad Id',
  'Keyword Id',
  'Product Targeting Id',
  'Campaign Name',
  'Ad Group Name',
  'Start Date',
  'End Date',
  'Targeting Type',
  'State',
  'Daily Budget',
  'SKU',
  'ASIN',
  'Ad Group Default Bid',
  'Bid',
  'Keyword Text',
  'Match Type',
  'Bidding Strategy',
  'Placement',
  'Percentage',
  'Product Targeting Expression',
  'Audience Id',
  'Shopper Cohort Percentage',
  'Shopper Cohort Type',
  'Sites',
] as const;

/** A row of such a file; columns that are left out are empty. */
export type BulkRow = Readonly<Partial<Record<(typeof BULK_COLUMNS)[number], string>>>;
