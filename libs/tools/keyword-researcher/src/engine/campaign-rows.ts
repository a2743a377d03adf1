import type { BulkRow } from '@seller-toolbox/reference-data/bulk-columns.data';
import type { CampaignSettings } from './keyword-researcher.schema.ts';
import type { SourcesOutput, OutputRow } from './sources-output.schema.ts';

/** Of the currencies of all marketplaces of the tool. */
const DECIMALS = 2;
/** A search term report also has product pages; a keyword of ten letters is none. */
const PRODUCT_PAGE = /^b0[0-9a-z]{8}$/iu;

const money = (amount: number) => amount.toFixed(DECIMALS);

/**
 * A manual campaign with one ad group for the best keywords, as rows of a bulk sheet. The names are the ids by which new rows refer
 * to each other (guides to bulk sheets, read on 2026-11-28). A keyword has the suggested bid of its file; without one the column
 * is empty and the default bid counts.
 */
export function campaignRows(
  rows: readonly OutputRow[],
  settings: CampaignSettings,
): NonNullable<SourcesOutput['campaign']> {
  const { name, sku, matchType, maxKeywords, gapTermsOnly } = settings;
  const inCampaign = {
    Product: 'Sponsored Products',
    Operation: 'Create',
    'Campaign Id': name,
    State: 'enabled',
  };
  const inGroup = { ...inCampaign, 'Ad Group Id': name };
  const keywords = rows
    .filter(({ keyword, isGap }) => !PRODUCT_PAGE.test(keyword) && (!gapTermsOnly || isGap === true))
    .slice(0, maxKeywords)
    .map(({ keyword, cpc }): BulkRow => {
      const bid = cpc === null || cpc.value === 0 ? {} : { Bid: money(cpc.value) };
      return { ...inGroup, ...bid, Entity: 'Keyword', 'Keyword Text': keyword, 'Match Type': matchType };
    });
  return {
    rows: [
      {
        ...inCampaign,
        Entity: 'Campaign',
        'Campaign Name': name,
        'Start Date': settings.startDate.replaceAll('-', ''),
        'Targeting Type': 'Manual',
        'Daily Budget': money(settings.dailyBudget),
        'Bidding Strategy': 'Dynamic bids - down only',
      },
      {
        ...inGroup,
        Entity: 'Ad Group',
        'Ad Group Name': name,
        'Ad Group Default Bid': money(settings.defaultBid),
      },
      ...(sku === '' ? [] : [{ ...inGroup, Entity: 'Product Ad', SKU: sku }]),
      ...keywords,
    ],
    keywords: keywords.length,
    withoutBid: keywords.filter(({ Bid }) => Bid === undefined).length,
  };
}
