import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/case-converter.engine.ts';

export const assistant = {
  description:
    'Use to write a text in another case: title, upper, lower, sentence, inverse or alternating. Follows Unicode, without rules of one language.',
  fields: {
    text: 'The text to convert.',
    mode: 'The case to write it in.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
