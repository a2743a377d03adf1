import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';

export const assistant = {
  description:
    'Use to count the words and phrases of a text, for example of reviews or competitor listings. Gives each word with its count and share in percent, the ten most frequent, and phrases of two and three words.',
  fields: {
    text: 'The text to count.',
    minLength: 'Words shorter than this are not counted.',
    mergeForms: 'Whether singular and plural count as one word; `forms` lists them.',
    excludeCommonWords: 'Whether to leave out common words (such as "the") and promotional words.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
