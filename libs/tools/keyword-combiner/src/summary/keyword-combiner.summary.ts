import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/keyword-combiner.engine.ts';

/** The combinations that the page holds. */
export const summarize: Summarize<typeof engine> = ({ combinations, total }) => ({
  figures: [['total', total]],
  table: {
    columns: ['combination', 'words', 'characters'],
    rows: combinations.map(({ combination, wordCount, charCount }) => [
      { text: combination },
      wordCount,
      charCount,
    ]),
  },
});
