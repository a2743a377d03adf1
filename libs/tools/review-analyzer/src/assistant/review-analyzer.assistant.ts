import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/review-analyzer.engine.ts';

export const assistant = {
  description:
    'Shows what an analysis of the reviews of an ASIN looks like: sentiment, themes, strengths and weaknesses. The results are made-up sample data: say so, and never present them as real.',
  keyFigure: 'number of made-up reviews',
  fields: {
    asin: 'The ASIN of the product.',
    marketplace: 'Amazon marketplace as a country code (US is the default).',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
