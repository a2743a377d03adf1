import { defineEngine } from '@seller-toolbox/tool-contract';
import { examples } from './design-patent-search.examples.ts';
import { inputSchema, outputSchema } from './design-patent-search.schema.ts';
import { samplePatents } from './sample-patents.ts';
import { searchSources } from './search-sources.ts';

/** The designs of the sources with status and dates; without a source, three fictional records for any search, deterministic per input. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: (input, { now, random }) => {
    if (input.sources.length > 0) return searchSources(input, now);
    const { type, query } = input;
    return { sample: true as const, type, query, results: samplePatents({ type, query, now, random }) };
  },
});
