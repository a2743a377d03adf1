import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/keyword-researcher.engine.ts';

export const assistant = {
  description:
    'Shows what a keyword research looks like: 15 ideas for a seed word with search volume, competition and difficulty. The results are made-up sample data: say so, and never present them as real.',
  keyFigure: 'number of made-up keyword ideas',
  fields: {
    seed: 'The word or phrase to start from.',
    marketplace: 'Amazon marketplace as a country code (US is the default).',
    category: 'Product category to narrow the ideas to.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
