import { defineEngine } from '@seller-toolbox/tool-contract';
import { analyzeReport } from './analyze-report.ts';
import { examples } from './search-term-analyzer.examples.ts';
import { inputSchema, outputSchema } from './search-term-analyzer.schema.ts';

/** What a Sponsored Products search-term report says: what sells, what only costs, and what to bid, each with its evidence. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: (input, _env, progress) => analyzeReport(input, progress),
});
