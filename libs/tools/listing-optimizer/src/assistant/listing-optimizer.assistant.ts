import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import { LISTING_POLICIES } from '@seller-toolbox/reference-data/listing-policies.data';
import type { engine } from '../engine/listing-optimizer.engine.ts';

export const assistant = {
  description:
    'Use to score a whole listing: title, bullet points, description and backend search terms. Gives a score for each part, counters against their limits, and findings that say what to improve. Lengths are characters, the search terms also have a limit in UTF-8 bytes.',
  keyFigure: 'overall listing score, 0 to 100, the mean of the four parts',
  fields: {
    title: 'The product title; may be empty.',
    bullets: 'Up to five bullet points, in their order; missing ones count as empty.',
    description: 'The product description as plain text; may be empty.',
    searchTerms: 'The backend search terms (hidden keywords); may be empty.',
    marketplace: 'Amazon marketplace as a country code (US is the default).',
    category: 'Product category; it decides the limits.',
    keywords:
      'Keywords with their search volumes, one a line with the volume behind a comma or tab; volumes may be missing. With them the output says where each keyword is in the listing and packs a line of search terms.',
    brands: 'Brand names by commas that search terms must not have, own and others; may be left out.',
    ruleSet:
      'Which published figures to use, by the id of the rule set (see list_rule_sets). Leave out for the figures in force today.',
  },
  ruleFigures: LISTING_POLICIES,
} satisfies ToolAssistant<EngineInput<typeof engine>>;
