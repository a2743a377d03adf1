// Written by `npm run examples` from the engine.
import type * as z from 'zod/mini';
import type { outputSchema } from './design-patent-search.schema.ts';

/** What the engine computes for its first example by each rule set: the page opens with it and loads the engine later. */
export const EXAMPLE_OUTPUTS: Readonly<Record<'standard', z.output<typeof outputSchema>>> = {
  standard: {
    sample: true,
    type: 'keyword',
    query: 'water bottle',
    results: [
      {
        id: 'sample-1',
        title: 'Phone stand (water bottle)',
        patentNumber: 'USD9525602S1',
        applicant: 'Example Electronics (Shenzhen) Co., Ltd.',
        filingDate: '1961-12-09',
        publicationDate: '1963-05-02',
        status: 'granted',
        description:
          'The ornamental design for a phone stand with two folding legs and a rounded cradle, as shown and described.',
        classification: '14-03',
      },
      {
        id: 'sample-2',
        title: 'Fan (water bottle)',
        patentNumber: 'USD9440928S1',
        applicant: 'Sample Design Studio LLC',
        filingDate: '1948-08-24',
        publicationDate: '1950-03-27',
        status: 'expired',
        description:
          'The ornamental design for a fan with a pair of rings around a hub, as shown and described.',
        classification: '23-04',
      },
      {
        id: 'sample-3',
        title: 'Kitchen utensil (water bottle)',
        patentNumber: '99/737701',
        applicant: 'Example Household GmbH',
        filingDate: '1968-04-20',
        publicationDate: '1969-05-03',
        status: 'pending',
        description:
          'The ornamental design for a kitchen utensil with a tapered handle with a hanging hole, as shown and described.',
        classification: '07-06',
      },
    ],
  },
};
