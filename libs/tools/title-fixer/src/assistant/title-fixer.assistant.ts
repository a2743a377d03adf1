import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import type { engine } from '../engine/title-fixer.engine.ts';

export const assistant = {
  description:
    'Use to repair a product title that a marketplace rejects, or to check one against the title rules. Finds violations (length, forbidden characters, words used too often, singular beside plural) and writes up to three corrected titles: minimal, seo, conversion. Pass the rejection message of the marketplace too, if there is one. Lengths are in characters, positions are UTF-16 offsets.',
  keyFigure: 'compliance score of the first rewritten version, 0 to 100; 100 breaks no title rule',
  fields: {
    title: 'The product title as it is now.',
    errorMessage: 'The error message of the marketplace about this title, word for word, in any language.',
    brand: 'The brand name, which is kept and never counted as a repetition.',
    itemHighlights:
      'Text of the item highlights field; what a corrected title drops is added to it where the rules have such a field.',
    keywords:
      'Keywords of the seller, a list or one a line with its search volume ("dog bed, 12000"); the seo title covers the highest volume that fits.',
    category: 'Product category; it decides the length limit.',
    marketplace: 'Amazon marketplace as a country code (US is the default).',
    ruleSet:
      'Which published figures to use, by the id of the rule set (see list_rule_sets). Leave out for the figures in force today.',
  },
  ruleFigures: TITLE_POLICIES,
} satisfies ToolAssistant<EngineInput<typeof engine>>;
