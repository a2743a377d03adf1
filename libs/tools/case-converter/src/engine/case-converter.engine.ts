import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { defineEngine } from '@seller-toolbox/tool-contract';
import { examples } from './case-converter.examples.ts';
import { inputSchema, outputSchema } from './case-converter.schema.ts';
import { convertCase } from './case-modes.ts';

/** Writes a text in title, upper, lower, sentence, inverse or alternating case. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: ({ text, mode, titleStyle }) => ({
    text: convertCase(text, mode, titleStyle),
    mode,
    length: codePointLength(text),
  }),
});
