import { rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { sourcesOutputSchema } from './sources-output.schema.ts';
import { MAX_SOURCES, sourceSchema } from './patent-sources.schema.ts';
import { SEARCH_TYPES } from './search-types.ts';

export { SEARCH_TYPES, type SearchType } from './search-types.ts';

export const PATENT_STATUSES = ['granted', 'pending', 'expired'] as const;
export type PatentStatus = (typeof PATENT_STATUSES)[number];

/** Records of sources, or a query (trimmed) for a sample. With the visitor's files the query narrows them down, and may be empty. */
export const inputSchema = z
  .strictObject({
    type: z._default(z.enum(SEARCH_TYPES), 'keyword'),
    query: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    sources: z._default(z.array(sourceSchema).check(z.maxLength(MAX_SOURCES)), []),
  })
  .check(rule('query-required', ({ query, sources }) => query !== '' || sources.length > 0, ['query']));
export type PatentInput = z.output<typeof inputSchema>;

const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A fictional record in the format of a real one. */
export const patentSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Patent number `USD9912345S1`, or application number `29/912345` if pending; no real one has it. */
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

export const sampleOutputSchema = z.strictObject({
  sample: z.literal(true),
  type: z.enum(SEARCH_TYPES),
  query: z.string(),
  results: z.array(patentSchema),
});
export type SampleOutput = z.infer<typeof sampleOutputSchema>;

export const outputSchema = z.discriminatedUnion('sample', [sourcesOutputSchema, sampleOutputSchema]);
