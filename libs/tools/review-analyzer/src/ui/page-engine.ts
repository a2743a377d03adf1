import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import type { engine } from '../engine/review-analyzer.engine.ts';
import { inputSchema } from '../engine/review-analyzer.schema.ts';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import { loadParts } from './load-parts.ts';

/** A link with rows of files. */
const HAS_ROWS = /[#&]sources=/;

/** The page opens without results; the engine comes with the first file or search. */
export const pageEngine: DeferredEngine<typeof engine> = {
  inputSchema,
  examples: [{ name: 'an-asin', input: { asin: 'B0EXAMPLE1' }, expected: {} }],
  ruleSets: [],
  ruleScope: null,
  exampleOutputs: EXAMPLE_OUTPUTS,
  load: async () => {
    const { engine: full, loadLexicons } = await (await loadParts()).loadEngine();
    // Chosen files load what analyzes them before they are handed on; rows in a link are computed as soon as there is an engine.
    if (HAS_ROWS.test(window.location.hash)) await loadLexicons();
    return full;
  },
};
