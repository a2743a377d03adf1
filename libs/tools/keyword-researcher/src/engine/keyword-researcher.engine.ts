import { defineEngine } from '@seller-toolbox/tool-contract';
import { keywordIdeas } from './keyword-ideas.ts';
import { examples } from './keyword-researcher.examples.ts';
import { inputSchema, MARKETPLACE_CURRENCIES, outputSchema } from './keyword-researcher.schema.ts';
import { keywordSummary } from './keyword-summary.ts';
import { sampleKeyword } from './sample-keyword.ts';

/** Returns fifteen variations of a seed keyword with fictional figures, deterministic per input. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  keyFigure: 'summary.total',
  run: (input, { random }) => {
    const rows = keywordIdeas(input, random).map((keyword) => sampleKeyword(keyword, random));
    return {
      sample: true as const,
      ...input,
      currency: MARKETPLACE_CURRENCIES[input.marketplace],
      rows,
      summary: keywordSummary(rows),
    };
  },
});
