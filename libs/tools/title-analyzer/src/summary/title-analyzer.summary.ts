import { LISTING_MARKETPLACES } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import { mapParams, type Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/title-analyzer.engine.ts';

/** The scores, then what is wrong and what would be better; of a blank title only why there is no score. */
export const summarize: Summarize<typeof engine> = (output) => {
  const issues = output.issues.map((finding) => ['issues', mapParams(finding, toValue)] as const);
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
      ...output.suggestions.map((finding) => ['suggestions', mapParams(finding, toValue)] as const),
    ],
  };
};

/** Numbers with one decimal, the marketplace by its name. */
function toValue(value: string | number | readonly string[], name: string) {
  if (typeof value === 'number') return Math.round(value * 10) / 10;
  const isKnown = name === 'marketplace' && LISTING_MARKETPLACES.some(({ code }) => code === value);
  return isKnown ? { region: String(value) } : value;
}
