import type { Summarize, Summary } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/keyword-researcher.engine.ts';
import type { SampleOutput } from '../engine/keyword-output.schema.ts';
import type { SourcesOutput } from '../engine/sources-output.schema.ts';

/** The keywords, and the summary over them. */
export const summarize: Summarize<typeof engine> = (output) =>
  output.sample ? summarizeSample(output) : summarizeSources(output);

const COLUMNS = ['keyword', 'searchVolume', 'competition'] as const;

function summarizeSample({ currency, rows, summary }: SampleOutput): Summary {
  return {
    figures: figuresOf(summary),
    table: {
      columns: [...COLUMNS, { code: 'cpc', params: { currency } }, 'difficulty', 'trend', 'relevance'],
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
  };
}

function summarizeSources({ currency, rows, summary, sources }: SourcesOutput): Summary {
  return {
    figures: figuresOf(summary),
    table: {
      columns: [
        ...COLUMNS,
        { code: 'cpc', params: { currency } },
        'difficulty',
        'trend',
        'relevance',
        'score',
        'file',
      ],
      rows: rows.map((row) => [
        { text: row.keyword },
        row.searchVolume?.value ?? null,
        row.competition && { code: `competition-${row.competition}` },
        row.cpc?.value ?? null,
        row.difficulty,
        row.trend && { code: `trend-${row.trend}` },
        row.relevance,
        row.score === null ? null : Math.round(row.score),
        { text: row.sources.map((source) => sources[source]?.name ?? '').join(', ') },
      ]),
    },
  };
}

function figuresOf(summary: SourcesOutput['summary'] | SampleOutput['summary']): Summary['figures'] {
  return [
    ['total', summary.total],
    ['lowCompetition', summary.lowCompetition],
    ['averageVolume', summary.averageVolume],
  ];
}
