import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/case-converter.engine.ts';

export const assistant = {
  description:
    'Use to write a text in another case: title, upper, lower, sentence, inverse or alternating. Follows Unicode, without rules of one language.',
  fields: {
    text: 'The text to convert.',
    mode: 'The case to write it in.',
    titleStyle:
      'For title case: `plain` gives every word a capital, `amazon` leaves articles, conjunctions and prepositions of up to four letters inside a title small.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
