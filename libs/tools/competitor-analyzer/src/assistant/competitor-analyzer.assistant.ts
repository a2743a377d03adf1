import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/competitor-analyzer.engine.ts';

export const assistant = {
  description:
    'Shows what a comparison of an ASIN with its competitors looks like: price, rating, sales, margin. The results are made-up sample data: say so, and never present them as real.',
  keyFigure: 'mean of the made-up prices in `currency`',
  fields: {
    asin: 'The ASIN of the product to compare.',
    marketplace: 'Amazon marketplace as a country code (US is the default).',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
