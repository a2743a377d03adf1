import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/design-patent-search.engine.ts';

export const assistant = {
  description:
    'Reads US design patents of `sources` (rows of a Google Patents CSV, or of weekly grant files): status by date, days left, owners, classes and years ranked. Without `sources` the results are made-up sample data (`sample: true`): say so, and never present them as real. It is no clearance search and no legal advice: an early end and designs outside of the sources are not in it.',
  fields: {
    type: 'What `query` is: a keyword, a patent or application number, or the name of an applicant.',
    query: 'What to search for. Rows of a Google Patents file are narrowed down by it; it may be empty then.',
    sources:
      'Records: `kind`, file `name`, the day `date` up to which the source reaches, and `rows` with `id` (US-D0987654-S1) and what the source says of it; days are YYYY-MM-DD.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
