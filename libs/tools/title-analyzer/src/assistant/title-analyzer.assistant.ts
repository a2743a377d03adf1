import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import type { engine } from '../engine/title-analyzer.engine.ts';

export const assistant = {
  description:
    'Use to score how good a product title is for its marketplace and category, and to learn what costs points. Gives a total score with its parts (compliance, seo, readability), length against the limit in characters, and findings as codes with parameters. To rewrite a rejected title use title-fixer.',
  keyFigure: 'overall title score, 0 to 100, higher is better',
  fields: {
    title: 'The product title.',
    keyword:
      'The main keyword that shoppers should find the title by; without one, keyword rules do not apply.',
    marketplace: 'Amazon marketplace as a country code (US is the default).',
    category: 'Product category; it decides the length limit and the scoring.',
    ruleSet:
      'Which published figures to use, by the id of the rule set (see list_rule_sets). Leave out for the figures in force today.',
  },
  ruleFigures: TITLE_POLICIES,
} satisfies ToolAssistant<EngineInput<typeof engine>>;
