import type { Summarize } from '@seller-toolbox/tool-contract';
import { planCombinations } from '../engine/combination-plan.ts';
import type { engine } from '../engine/keyword-combiner.engine.ts';
import { keywordsOf } from '../engine/split-keywords.ts';

const MAX_ROWS = 1000;

/** The first combinations: the page holds only one of them in its output. */
export const summarize: Summarize<typeof engine> = ({ total }, { groups, ...options }) => ({
  figures: [['total', total]],
  table: {
    columns: ['combination', 'words', 'characters'],
    rows: planCombinations({ ...options, groups: groups.map(keywordsOf) })
      .rows(0, MAX_ROWS)
      .map(({ combination, wordCount, charCount }) => [{ text: combination }, wordCount, charCount]),
  },
});
