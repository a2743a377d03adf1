import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/keyword-density.engine.ts';

export const assistant = {
  description:
    'Use to measure how often given keywords occur in a listing text, and which are too rare or overdone. Density is occurrences per 100 words; below 1 percent is low, above 3 percent high.',
  keyFigure: 'number of keywords with a density in the advised band of 1 to 3 percent',
  fields: {
    keywords:
      'The keywords to look for: a list, or one text separated by commas or line breaks. At most 200.',
    content: 'The text to measure, up to 100,000 characters.',
    match:
      '`loose` counts words that contain the keyword or are contained in it; `phrase` counts whole phrases only.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
