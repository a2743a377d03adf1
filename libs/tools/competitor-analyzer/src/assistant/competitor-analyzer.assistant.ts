import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/competitor-analyzer.engine.ts';

export const assistant = {
  description:
    "Compares the products of the seller's own files (Helium 10 Xray, SellerSprite, any table): price bands by units and revenue, share of the first three and ten, quartiles, weak leaders, newcomers, margin at each rival's price with the own cost, shared wording of titles. Nothing is estimated: null means that no file says it. With an `asin` and no `sources` the results are 16 made-up sample products (`sample: true`): say so, and never present them as real.",
  keyFigure: 'mean price in `currency`; of made-up products where `sample` is true',
  fields: {
    asin: 'Only for made-up sample products: any ASIN.',
    marketplace: 'Amazon marketplace as a country code (US is the default); decides the currency.',
    sources:
      "The seller's files: `kind`, file `name`, `date`, and `rows` with `asin` or `title` and what the file says of it. Leave out what is missing.",
    ownAsins: "The seller's own ASINs, placed among the rivals.",
    unitCost: 'Own cost of one unit, for the margin at the price of each rival.',
    category:
      'Whose referral fee counts, by the published table in force; null counts only fees that a file has.',
    fbaFee: 'Own fulfillment fee of one unit, where a file does not have all fees.',
    ownPackage:
      "Sides and weight of the seller's own packed unit (`unitSystem` metric: cm and kg; imperial: in and lb), where no `fbaFee` is known: its fulfillment fee at each rival's price, by the FBA rate card in force.",
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
