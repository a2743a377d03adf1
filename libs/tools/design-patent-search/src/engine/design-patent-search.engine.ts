import { defineEngine } from '@seller-toolbox/tool-contract';
import { examples } from './design-patent-search.examples.ts';
import { inputSchema, outputSchema } from './design-patent-search.schema.ts';
import { samplePatents } from './sample-patents.ts';

/** Returns three fictional records for any search, deterministic per input. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: ({ type, query }, { now, random }) => ({
    sample: true as const,
    type,
    query,
    results: samplePatents({ type, query, now, random }),
  }),
});
