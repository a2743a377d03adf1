import type { KeywordRow, SampleOutput } from './keyword-output.schema.ts';
import { HIGH_RELEVANCE } from './sample-ranges.data.ts';

/** The four figures above the table. The average is 0 without rows. */
export function keywordSummary(rows: readonly KeywordRow[]): SampleOutput['summary'] {
  const volume = rows.reduce((sum, { searchVolume }) => sum + searchVolume, 0);
  return {
    total: rows.length,
    lowCompetition: rows.filter(({ competition }) => competition === 'low').length,
    averageVolume: rows.length === 0 ? 0 : volume / rows.length,
    highRelevance: rows.filter(({ relevance }) => relevance >= HIGH_RELEVANCE).length,
  };
}
