import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/review-analyzer.engine.ts';

export const assistant = {
  description:
    "Analyzes the seller's own reviews and returns: sentiment by word lists (en, de, fr, es, it, ja, zh; other languages are not analyzed), themes with literal quotes, rating distribution with confidence intervals, months, variations, return reasons by SKU, what to change at product and listing. Nothing is estimated: null means that no file says it. With an `asin` and no `sources` the results are made-up sample data (`sample: true`): say so, and never present them as real.",
  keyFigure: 'number of reviews; of made-up ones where `sample` is true',
  fields: {
    asin: 'Only for made-up sample reviews: any ASIN.',
    marketplace: 'Amazon marketplace as a country code (US is the default).',
    sources:
      "The seller's files: `kind` (`reviews`, `customer-returns`, `customer-experience`), file `name`, `date`, and `rows` with `text`, `rating` (0 to 5) and what else the file says. Leave out what is missing.",
    ownAsins: "The seller's own ASINs: reviews of other ASINs are those of competitors.",
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
