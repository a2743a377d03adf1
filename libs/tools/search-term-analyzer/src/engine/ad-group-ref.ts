import type { ReportRow } from './search-term-analyzer.schema.ts';

/** The campaign and ad group of a row. Ids are empty except in rows of a bulk workbook. */
export interface AdGroupRef {
  readonly campaign: string;
  readonly adGroup: string;
  readonly campaignId: string;
  readonly adGroupId: string;
}

export function adGroupRefOf({ campaign, adGroup, campaignId, adGroupId }: AdGroupRef): AdGroupRef {
  return { campaign, adGroup, campaignId, adGroupId };
}

/** The distinct ad groups of the rows. */
export function adGroupsOf(rows: readonly ReportRow[]): readonly AdGroupRef[] {
  return distinct(rows.map(adGroupRefOf), adGroupKey);
}

/** Key of an ad group. It has ids and names: two campaigns may share a name, and a workbook may omit the names. */
export function adGroupKey({ campaign, adGroup, campaignId, adGroupId }: AdGroupRef): string {
  return `${campaignId}${campaign}\n${adGroupId}${adGroup}`;
}

/** The match types of the rows as the report writes them, with commas. */
export function matchTypesOf(rows: readonly ReportRow[]): string {
  return [...new Set(rows.flatMap(({ matchType }) => matchType || []))].join(', ');
}

/** The distinct campaigns of the rows, with empty ad groups. */
export function campaignsOf(rows: readonly ReportRow[]): readonly AdGroupRef[] {
  const refs = rows.map((row) => ({ ...adGroupRefOf(row), adGroup: '', adGroupId: '' }));
  return distinct(refs, (ref) => `${ref.campaignId}${ref.campaign}`);
}

function distinct(refs: readonly AdGroupRef[], keyOf: (ref: AdGroupRef) => string): readonly AdGroupRef[] {
  return [...new Map(refs.map((ref) => [keyOf(ref), ref])).values()];
}
