import * as z from 'zod/mini';
import { SEARCH_TYPES } from './search-types.ts';
import { SOURCE_KINDS } from './patent-sources.schema.ts';

const day = z.nullable(z.string());
const count = z.number().check(z.int(), z.gte(0));

/** `unknown`: the record has no day of the grant. By date only: an early end is in no source. */
export const FOUND_STATUSES = ['granted', 'expired', 'unknown'] as const;

const foundPatentSchema = z.strictObject({
  /** `D987654`. */
  patentNumber: z.string(),
  title: z.string(),
  applicant: z.string(),
  filingDate: day,
  grantDate: day,
  expiryDate: day,
  /** Days of protection left; 0 on the last day, null where it has expired or is unknown. */
  daysLeft: z.nullable(count),
  status: z.enum(FOUND_STATUSES),
  /** Locarno, `07-01`. */
  classification: z.nullable(z.string()),
  usClass: z.nullable(z.string()),
  /** Place in `sources`. */
  source: count,
});
export type FoundPatent = z.infer<typeof foundPatentSchema>;

const rank = z.strictObject({ name: z.string(), count });

export const sourcesOutputSchema = z.strictObject({
  sample: z.literal(false),
  type: z.enum(SEARCH_TYPES),
  query: z.string(),
  sources: z.array(z.strictObject({ kind: z.enum(SOURCE_KINDS), name: z.string(), date: day, rows: count })),
  results: z.array(foundPatentSchema),
  summary: z.strictObject({ total: count, granted: count, expired: count, unknown: count }),
  /** Records that are no US designs, or repeat another. */
  leftOut: z.strictObject({ otherKinds: count, repeated: count }),
  /** Most designs first. */
  owners: z.array(rank),
  classes: z.array(rank),
  /** Year of the grant, the newest first. */
  years: z.array(rank),
});
export type SourcesOutput = z.infer<typeof sourcesOutputSchema>;
