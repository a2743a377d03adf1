import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/search-term-analyzer.engine.ts';

export const assistant = {
  description:
    'Use to analyze rows of a Sponsored Products search-term report: which terms waste money, which to harvest as keywords, which to exclude, and what to bid. Money is in the currency of the report, ACOS and conversion rate in percent. Pass at most some hundred rows, those with the highest spend; the page takes whole files. Ask for `fields`, such as `["totals","wasted"]`, since the answer is long.',
  fields: {
    rows: 'Rows of the report.',
    'rows[].term': 'The customer search term, or an ASIN.',
    'rows[].impressions': 'Impressions; null if the report lacks them.',
    'rows[].clicks': 'Clicks.',
    'rows[].spend': 'Spend in the currency of the report.',
    'rows[].sales': 'Attributed sales in the same currency.',
    'rows[].orders': 'Attributed orders.',
    'rows[].campaign': 'Campaign name.',
    'rows[].adGroup': 'Ad group name.',
    'rows[].targeting': 'The keyword or target that matched.',
    'rows[].matchType': 'Match type as the report writes it.',
    'rows[].campaignId': 'Campaign id.',
    'rows[].adGroupId': 'Ad group id.',
    'rows[].keywordId': 'Keyword id.',
    'rows[].targetId': 'Product targeting id.',
    'rows[].bid': 'Present bid; null if the report lacks it.',
    targetAcos: 'Wanted advertising cost of sales in percent.',
    margin: 'Margin before advertising in percent of the price; the target where `targetAcos` is null.',
    brandWords: "The seller's own brand words: a list, or one text with commas.",
    brand: 'Which terms to analyze: `all`, those `without` a brand word, or `only` those with one.',
    minClicks: 'Terms with fewer clicks are not judged.',
    bidDecimals: 'Decimals of an amount of the currency, in which bids are made: 2, for yen 0.',
    maxBidChange: 'How far a bid moves in one step, in percent of the present one; null without a bound.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
