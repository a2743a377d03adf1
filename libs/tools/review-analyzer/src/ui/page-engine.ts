import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import type { engine } from '../engine/review-analyzer.engine.ts';
import { inputSchema } from '../engine/review-analyzer.schema.ts';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import { loadParts } from './load-parts.ts';

/** The page opens without results; the engine comes with the first file or search. */
export const pageEngine: DeferredEngine<typeof engine> = {
  inputSchema,
  examples: [{ name: 'an-asin', input: { asin: 'B0EXAMPLE1' }, expected: {} }],
  ruleSets: [],
  ruleScope: null,
  exampleOutputs: EXAMPLE_OUTPUTS,
  load: async () => (await (await loadParts()).loadEngine()).engine,
};
