import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/keyword-combiner.engine.ts';

export const assistant = {
  description:
    'Use to list every combination of two or three groups of words, for example for keyword campaigns. `total` is the number of all combinations; `offset` and `limit` select a window of them.',
  fields: {
    groups:
      'Two or three groups of keywords; each a list, or one text separated by commas or line breaks. One keyword of each group makes a combination, in this order.',
    separator: 'Text between the parts of a combination.',
    sort: '`original` order, by number of characters (`chars`) or by number of words (`words`).',
    dropRepeats: 'Whether a word that several groups share is written once in a row.',
    unique: 'Whether rows that differ at most in case are listed once.',
    wordOrder: 'Parts in the order of the `groups`, or in `any` order.',
    matchType: 'Marks of a match type: `exact` [red cup], `phrase` "red cup", `broad` +red +cup; or `none`.',
    offset: 'Index of the first combination to return, from 0.',
    limit: 'Number of combinations to return; ask for few.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
