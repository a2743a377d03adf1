import { rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';

export const SEARCH_TYPES = ['keyword', 'number', 'applicant'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export const PATENT_STATUSES = ['granted', 'pending', 'expired'] as const;
export type PatentStatus = (typeof PATENT_STATUSES)[number];

/** A search. The query is trimmed. */
export const inputSchema = z.strictObject({
  type: z._default(z.enum(SEARCH_TYPES), 'keyword'),
  query: z.string().check(
    z.trim(),
    z.maxLength(200),
    rule('query-required', (query) => query !== ''),
  ),
});

const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A fictional record in the format of a real one. */
export const patentSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Patent number `USD1012345S1`, or application number `29/812345` if pending. */
  patentNumber: z.string(),
  applicant: z.string(),
  filingDate: isoDate,
  /** Date of the grant, or of the publication of a pending application. */
  publicationDate: isoDate,
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
