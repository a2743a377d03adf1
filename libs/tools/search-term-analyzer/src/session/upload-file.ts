import { toBulkFile } from '@seller-toolbox/tool-kit/bulk-file';
import type { BulkRow } from '@seller-toolbox/reference-data/bulk-columns.data';
import { UNUSUAL_DECIMALS } from '@seller-toolbox/reference-data/currency-decimals.data';
import { loweredOf } from '../engine/acos-steps.ts';
import type { AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import { toCsvFile, type CsvTexts } from './list-file.ts';

const USUAL_DECIMALS = 2;

/** Decimals of an amount of a currency; of an unknown one two. */
export function decimalsOf(currency: string): number {
  return UNUSUAL_DECIMALS[currency] ?? USUAL_DECIMALS;
}

/**
 * A CSV file for the Sponsored Products tab of a bulk workbook that creates the negatives (exact terms and product pages per ad
 * group, phrases per campaign, without a bid), or sets the bids of keywords and product targets. What has no ids is left out.
 */
export function uploadFile(
  { negatives, bids }: AnalyzerOutput,
  list: 'negatives' | 'bids',
  currency: string,
): string {
  const rows =
    list === 'bids' ? bids.map((bid) => toBidRow(bid, decimalsOf(currency))) : negatives.map(toUploadRow);
  return toBulkFile(rows.flatMap((row) => row ?? []));
}

/**
 * The excluded terms and lowered bids, which the headline counts: as rows to upload where all of them have ids, else as a table
 * to carry out by hand.
 */
export function changesFile(output: AnalyzerOutput, currency: string, words: CsvTexts): string {
  const negatives = output.negatives.filter(({ match }) => match !== 'phrase');
  const bids = loweredOf(output.bids);
  const rows = [...negatives.map(toUploadRow), ...bids.map((bid) => toBidRow(bid, decimalsOf(currency)))];
  const uploaded = rows.flatMap((row) => row ?? []);
  return uploaded.length === rows.length
    ? toBulkFile(uploaded)
    : toCsvFile('changes', [...negatives, ...bids], words);
}

function toBidRow(
  { campaignId, adGroupId, keywordId, targetId, bid }: AnalyzerOutput['bids'][number],
  decimals: number,
): BulkRow | null {
  if (campaignId === '' || adGroupId === '' || keywordId + targetId === '') return null;
  return {
    Product: 'Sponsored Products',
    Entity: keywordId === '' ? 'Product Targeting' : 'Keyword',
    Operation: 'Update',
    'Campaign Id': campaignId,
    'Ad Group Id': adGroupId,
    'Keyword Id': keywordId,
    'Product Targeting Id': keywordId === '' ? targetId : '',
    Bid: bid.toFixed(decimals),
  };
}

function toUploadRow(negative: AnalyzerOutput['negatives'][number]): BulkRow | null {
  const { text, match, campaignId, adGroupId } = negative;
  if (campaignId === '' || (match !== 'phrase' && adGroupId === '')) return null;
  const common = {
    Product: 'Sponsored Products',
    Operation: 'Create',
    'Campaign Id': campaignId,
    State: 'enabled',
  };
  switch (match) {
    case 'phrase':
      return {
        ...common,
        Entity: 'Campaign Negative Keyword',
        'Keyword Text': text,
        'Match Type': 'negativePhrase',
      };
    case 'exact':
      return {
        ...common,
        Entity: 'Negative Keyword',
        'Ad Group Id': adGroupId,
        'Keyword Text': text,
        'Match Type': 'negativeExact',
      };
    case 'product':
      return {
        ...common,
        Entity: 'Negative Product Targeting',
        'Ad Group Id': adGroupId,
        'Product Targeting Expression': `asin="${text.toUpperCase()}"`,
      };
  }
}
