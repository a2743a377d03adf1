import type { ReportRow } from './search-term-analyzer.schema.ts';

/** Where in the account a row belongs. The ids are empty but in the tab of a bulk workbook. */
export interface Place {
  readonly campaign: string;
  readonly adGroup: string;
  readonly campaignId: string;
  readonly adGroupId: string;
}

export function placeOf({ campaign, adGroup, campaignId, adGroupId }: Place): Place {
  return { campaign, adGroup, campaignId, adGroupId };
}

/** The ad groups that rows belong to, each once. */
export function adGroupsOf(rows: readonly ReportRow[]): readonly Place[] {
  return distinct(rows.map(placeOf), placeKey);
}

/** Names an ad group: an account may have two campaigns of one name, and a workbook may leave the names out. */
export function placeKey({ campaign, adGroup, campaignId, adGroupId }: Place): string {
  return `${campaignId}${campaign}\n${adGroupId}${adGroup}`;
}

/** The campaigns that rows belong to, each once, without their ad groups. */
export function campaignsOf(rows: readonly ReportRow[]): readonly Place[] {
  const places = rows.map((row) => ({ ...placeOf(row), adGroup: '', adGroupId: '' }));
  return distinct(places, (place) => `${place.campaignId}${place.campaign}`);
}

function distinct(places: readonly Place[], keyOf: (place: Place) => string): readonly Place[] {
  return [...new Map(places.map((place) => [keyOf(place), place])).values()];
}
