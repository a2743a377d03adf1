import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/keyword-researcher.engine.ts';

/** The keywords, and the summary over them. */
export const summarize: Summarize<typeof engine> = ({ currency, rows, summary }) => ({
  figures: [
    ['total', summary.total],
    ['lowCompetition', summary.lowCompetition],
    ['averageVolume', summary.averageVolume],
  ],
  table: {
    columns: [
      'keyword',
      'searchVolume',
      'competition',
      { code: 'cpc', params: { currency } },
      'difficulty',
      'trend',
      'relevance',
    ],
    rows: rows.map((row) => [
      { text: row.keyword },
      row.searchVolume,
      { code: `competition-${row.competition}` },
      row.cpc,
      row.difficulty,
      { code: `trend-${row.trend}` },
      row.relevance,
    ]),
  },
});
