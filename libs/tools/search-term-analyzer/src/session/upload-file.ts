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
 * group, phrases per campaign, without a bid), or sets the bids of keywords and product targets. What has no ids,
 * and a bid whose present one is unknown, is left out.
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

/** The excluded terms and lowered bids, which the headline counts, as they are in one file. */
interface Changes {
  readonly negatives: AnalyzerOutput['negatives'];
  readonly bids: AnalyzerOutput['bids'];
  /** Whether the file has rows to upload; else it is a table to carry out by hand. */
  readonly isUpload: boolean;
  /** Lowered bids that are left out of the rows to upload, because their present bid is unknown. */
  readonly needBid: number;
}

/** Rows to upload where all changes have ids, without the bids whose present one is unknown, if any others are left. */
export function changesOf(output: AnalyzerOutput): Changes {
  const negatives = output.negatives.filter(({ match }) => match !== 'phrase');
  const bids = loweredOf(output.bids);
  const known = bids.filter((bid) => !needsBid(bid));
  const isUpload =
    negatives.length + known.length > 0 &&
    bids.every(hasTargetIds) &&
    negatives.every(({ campaignId, adGroupId }) => campaignId !== '' && adGroupId !== '');
  return {
    negatives,
    bids: isUpload ? known : bids,
    isUpload,
    needBid: isUpload ? bids.length - known.length : 0,
  };
}

export function changesFile(output: AnalyzerOutput, currency: string, words: CsvTexts): string {
  const { negatives, bids, isUpload } = changesOf(output);
  if (!isUpload) return toCsvFile('changes', [...negatives, ...bids], words);
  const rows = [...negatives.map(toUploadRow), ...bids.map((bid) => toBidRow(bid, decimalsOf(currency)))];
  return toBulkFile(rows.flatMap((row) => row ?? []));
}

type TargetBid = AnalyzerOutput['bids'][number];

function hasTargetIds({ campaignId, adGroupId, keywordId, targetId }: TargetBid): boolean {
  return campaignId !== '' && adGroupId !== '' && keywordId + targetId !== '';
}

/** Whether a bid could be uploaded if the present one, which bounds it, were known: the cost per click is none. */
export function needsBid(bid: TargetBid): boolean {
  return bid.presentBid === null && hasTargetIds(bid);
}

function toBidRow(target: TargetBid, decimals: number): BulkRow | null {
  const { campaignId, adGroupId, keywordId, targetId, presentBid, bid } = target;
  if (presentBid === null || !hasTargetIds(target)) return null;
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
