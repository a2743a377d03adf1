import type { Summarize, Summary } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/design-patent-search.engine.ts';
import type { SampleOutput } from '../engine/design-patent-search.schema.ts';
import type { SourcesOutput } from '../engine/sources-output.schema.ts';

/** The records that were found. */
export const summarize: Summarize<typeof engine> = (output) =>
  output.sample ? summarizeSample(output) : summarizeSources(output);

const COLUMNS = ['patentNumber', 'recordTitle', 'applicant', 'status', 'filingDate'] as const;

function summarizeSample({ results }: SampleOutput): Summary {
  return {
    figures: [],
    table: {
      columns: [...COLUMNS, 'publicationDate', 'classification'],
      rows: results.map((patent) => [
        { text: patent.patentNumber },
        { text: patent.title },
        { text: patent.applicant },
        { code: `status-${patent.status}` },
        { text: patent.filingDate },
        { text: patent.publicationDate },
        { text: patent.classification },
      ]),
    },
  };
}

function summarizeSources({ results, summary }: SourcesOutput): Summary {
  const text = (value: string | null) => (value === null ? null : { text: value });
  return {
    figures: [
      ['total', summary.total],
      ['inForce', summary.granted],
      ['expired', summary.expired],
    ],
    table: {
      columns: [...COLUMNS, 'grantDate', 'expiryDate', 'classification', 'usClass'],
      rows: results.map((patent) => [
        { text: patent.patentNumber },
        { text: patent.title },
        { text: patent.applicant },
        { code: `status-${patent.status}` },
        text(patent.filingDate),
        text(patent.grantDate),
        text(patent.expiryDate),
        text(patent.classification),
        text(patent.usClass),
      ]),
    },
  };
}
