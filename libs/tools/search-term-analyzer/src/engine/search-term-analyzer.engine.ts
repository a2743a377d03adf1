import { defineEngine } from '@seller-toolbox/tool-contract';
import { analyzeReport } from './analyze-report.ts';
import { examples } from './search-term-analyzer.examples.ts';
import { inputSchema, outputSchema } from './search-term-analyzer.schema.ts';

/** Analyzes a Sponsored Products search term report: terms to harvest, negatives and bids, each with its evidence. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  run: (input, _env, progress) => analyzeReport(input, progress),
});
