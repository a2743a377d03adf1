import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/title-analyzer.engine.ts';

/** The scores, then what is wrong and what would be better; of a blank title only why there is no score. */
export const summarize: Summarize<typeof engine> = (output) => {
  const issues = output.issues.map((finding) => ['issues', finding] as const);
  if ('result' in output) return { figures: issues };
  return {
    figures: [
      ['score', output.score],
      ['complianceScore', output.complianceScore],
      ['seoScore', output.seoScore],
      ['marketplaceCompliance', output.marketplaceCompliance],
      ['categoryOptimization', output.categoryOptimization],
      ['readabilityScore', output.readabilityScore],
      ['keywordDensity', output.keywordDensity, '%'],
      ['ruler', output.length],
      ...issues,
      ...output.suggestions.map((finding) => ['suggestions', finding] as const),
    ],
  };
};
