import { rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';

export const SEARCH_TYPES = ['keyword', 'number', 'applicant'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export const PATENT_STATUSES = ['granted', 'pending', 'expired'] as const;
export type PatentStatus = (typeof PATENT_STATUSES)[number];

/** What is searched for. The space around the query does not count. */
export const inputSchema = z.strictObject({
  type: z._default(z.enum(SEARCH_TYPES), 'keyword'),
  query: z.string().check(
    z.trim(),
    z.maxLength(200),
    rule('query-required', (query) => query !== ''),
  ),
});

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A made-up record in the form of a real one. */
export const patentSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Of a granted one `USD1012345S1`, of a pending one its application `29/812345`. */
  patentNumber: z.string(),
  applicant: z.string(),
  filingDate: day,
  /** The day of the grant; of a pending one the day on which its application was laid open. */
  publicationDate: day,
  status: z.enum(PATENT_STATUSES),
  description: z.string(),
  /** Locarno class and subclass, `14-03`. */
  classification: z.string(),
});
export type Patent = z.infer<typeof patentSchema>;

export const outputSchema = z.strictObject({
  sample: z.literal(true),
  type: z.enum(SEARCH_TYPES),
  query: z.string(),
  results: z.array(patentSchema),
});
