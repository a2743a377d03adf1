import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import type { engine } from '../engine/design-patent-search.engine.ts';
import { inputSchema } from '../engine/design-patent-search.schema.ts';
import { loadParts } from './load-parts.ts';

/** The page opens without results; the engine comes with the first search or file. */
export const pageEngine: DeferredEngine<typeof engine> = {
  inputSchema,
  examples: [{ name: 'by-keyword', input: { query: 'water bottle' }, expected: {} }],
  ruleSets: [],
  ruleScope: null,
  exampleOutputs: EXAMPLE_OUTPUTS,
  load: async () => (await (await loadParts()).loadEngine()).engine,
};
