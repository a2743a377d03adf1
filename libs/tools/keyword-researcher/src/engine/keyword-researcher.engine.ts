import { defineEngine } from '@seller-toolbox/tool-contract';
import { keywordIdeas } from './keyword-ideas.ts';
import { examples } from './keyword-researcher.examples.ts';
import { outputSchema } from './keyword-output.schema.ts';
import { inputSchema, MARKETPLACE_CURRENCIES } from './keyword-researcher.schema.ts';
import { keywordSummary } from './keyword-summary.ts';
import { researchSources } from './research-sources.ts';
import { sampleKeyword } from './sample-keyword.ts';

/** What the visitor's reports say of each keyword; without a report, fifteen variations of a seed with fictional figures. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  keyFigure: 'summary.total',
  run: (input, { random }) => {
    if (input.sources.length > 0) return researchSources(input);
    const { seed, marketplace, category } = input;
    const rows = keywordIdeas(input, random).map((keyword) => sampleKeyword(keyword, random));
    return {
      sample: true as const,
      seed,
      marketplace,
      category,
      currency: MARKETPLACE_CURRENCIES[input.marketplace],
      rows,
      summary: keywordSummary(rows),
    };
  },
});
