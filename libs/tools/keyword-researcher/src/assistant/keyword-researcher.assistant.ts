import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/keyword-researcher.engine.ts';

export const assistant = {
  description:
    "Joins the rows of the seller's own keyword reports (Search Query Performance, Top Search Terms, Product Opportunity Explorer, Helium 10 Cerebro, SellerSprite, Sponsored Products search terms) to one row a keyword: volume, own share at each step from impression to purchase, where it leaks, missed purchases, competition, trend, gap terms, coverage of the own listing, score. Nothing is estimated: null means that no file says it. With a `seed` and no `sources` the results are 15 made-up sample rows (`sample: true`): say so, and never present them as real.",
  keyFigure: 'number of keywords; made-up ones where `sample` is true',
  fields: {
    seed: 'Only for made-up sample rows: the word or phrase to start from.',
    marketplace: 'Amazon marketplace as a country code (US is the default); decides the currency.',
    category: 'Only for made-up sample rows: product category to narrow the ideas to.',
    sources:
      "The seller's reports: `kind`, file `name`, last `date` of the period, and `rows` with `term` and what the report says of it. Shares are percent (0 to 100); leave out what is missing.",
    listing: 'Own title and listing text: relevance, coverage and backend search terms follow from it.',
    ownAsins: "The seller's own ASINs, to tell own ranks from those of rivals.",
    campaign:
      'Settings of a manual Sponsored Products campaign: the output then has its rows for a bulk sheet, best keywords first. Amounts in `currency`.',
    weights: 'How much demand, fit, headroom and share count in the score, 0 to 100 each.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
