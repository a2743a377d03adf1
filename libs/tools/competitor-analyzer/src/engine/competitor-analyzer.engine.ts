import { researchMarketplaceOf } from '@seller-toolbox/reference-data/research-marketplaces.data';
import { defineEngine } from '@seller-toolbox/tool-contract';
import { advantages } from './advantages.ts';
import { analyzeSources } from './analyze-sources.ts';
import { averages } from './averages.ts';
import { examples } from './competitor-analyzer.examples.ts';
import { inputSchema, outputSchema } from './competitor-analyzer.schema.ts';
import { opportunities } from './opportunities.ts';
import { sampleCompetitors } from './sample-competitors.ts';

/** What the visitor's files say of the competitors; without a file, fictional ones of an ASIN, deterministic per input. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  keyFigure: 'averages.price',
  run: (input, { random, now }) => {
    if (input.sources.length > 0) return analyzeSources(input, now.getTime());
    const { asin, marketplace } = input;
    const rows = sampleCompetitors(random);
    const means = averages(rows);
    return {
      sample: true as const,
      asin,
      marketplace,
      currency: researchMarketplaceOf(marketplace).currency,
      total: rows.length,
      rows,
      averages: means,
      opportunities: opportunities(rows, means),
      advantages: advantages(rows, means),
    };
  },
});
