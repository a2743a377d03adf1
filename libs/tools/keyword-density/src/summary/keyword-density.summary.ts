import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/keyword-density.engine.ts';

/** Density and verdict of each keyword. */
export const summarize: Summarize<typeof engine> = ({ words, characters, sentences, rows }) => ({
  figures: [
    ['words', words],
    ['characters', characters],
    ['sentences', sentences],
  ],
  table: {
    columns: ['keyword', 'count', { head: 'density', unit: '%' }, 'status'],
    rows: rows.map(({ keyword, count, density, verdict }) => [
      { text: keyword },
      count,
      density,
      { code: `status-${verdict}` },
    ]),
  },
});
