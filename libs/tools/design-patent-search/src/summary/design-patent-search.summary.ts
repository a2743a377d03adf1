import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/design-patent-search.engine.ts';

/** The records that were found. */
export const summarize: Summarize<typeof engine> = ({ results }) => ({
  figures: [],
  table: {
    columns: [
      'patentNumber',
      'description',
      'applicant',
      'status',
      'filingDate',
      'publicationDate',
      'classification',
    ],
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
});
