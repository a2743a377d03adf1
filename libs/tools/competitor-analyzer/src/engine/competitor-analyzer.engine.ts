import { researchMarketplaceOf } from '@seller-toolbox/reference-data/research-marketplaces.data';
import { defineEngine } from '@seller-toolbox/tool-contract';
import { advantages } from './advantages.ts';
import { averages } from './averages.ts';
import { examples } from './competitor-analyzer.examples.ts';
import { inputSchema, outputSchema } from './competitor-analyzer.schema.ts';
import { opportunities } from './opportunities.ts';
import { sampleCompetitors } from './sample-competitors.ts';

/** Returns fictional competitors of an ASIN with insights, deterministic per input. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  keyFigure: 'averages.price',
  run: ({ asin, marketplace }, { random }) => {
    const rows = sampleCompetitors(random);
    const means = averages(rows);
    return {
      sample: true as const,
      asin,
      marketplace,
      currency: researchMarketplaceOf(marketplace).currency,
      rows,
      averages: means,
      opportunities: opportunities(rows, means),
      advantages: advantages(rows, means),
    };
  },
});
