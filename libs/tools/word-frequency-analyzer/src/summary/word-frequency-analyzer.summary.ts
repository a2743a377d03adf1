import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';

/** The words, most frequent first. */
export const summarize: Summarize<typeof engine> = (output) => ({
  figures: [
    ['totalWords', output.totalWords],
    ['averageWordLength', output.averageWordLength],
    ['readability', output.readabilityScore],
  ],
  table: {
    columns: ['word', 'count', { head: 'share', unit: '%' }, 'category'],
    rows: output.wordFrequencies.map(({ word, count, percentage, category }) => [
      { text: word },
      count,
      percentage,
      { code: `category-${category}` },
    ]),
  },
});
