import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/design-patent-search.engine.ts';

export const assistant = {
  description:
    'Shows what a search for design patents looks like. The results are made-up sample data: say so, and never present them as real. It is no clearance search and no legal advice.',
  fields: {
    type: 'What `query` is: a keyword, a patent or application number, or the name of an applicant.',
    query: 'What to search for.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
