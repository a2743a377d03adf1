import { isDay } from '@seller-toolbox/tool-contract/days';
import * as z from 'zod/mini';
import { queryInteger } from './pagination.ts';
import { storedText } from './stored-text.ts';

/** Results a page, and how many of a search are counted and can be paged through. */
export const PATENTS_PER_PAGE = 20;
export const MAX_COUNTED_PATENTS = 1_000;

/** By date only: an early end, such as a disclaimer or a judgment, is not in the weekly files. */
export const DESIGN_PATENT_STATUSES = ['granted', 'expired'] as const;
export type DesignPatentStatus = (typeof DESIGN_PATENT_STATUSES)[number];

const day = z.string().check(z.refine(isDay, { params: { code: 'invalid-date' } }));
const text = z.optional(storedText(200).check(z.trim()));

/**
 * A class of Locarno (`07`, `07-01`) or of the US (`D7`, `D7/523`). Without its second part it means all that are in it.
 */
export const designClassSchema = z
  .string()
  .check(z.regex(/^(?:\d{2}(?:-\d{2})?|D\d{1,2}(?:\/[\d.A-Z]{1,8})?)$/));

/** `GET /design-patents`. `from` and `to` are days of the grant, both included; left-out parts do not restrict. */
export const designPatentsQuerySchema = z
  .object({
    /** Words of the title (quotes make a phrase, `-` excludes), or a patent number. */
    q: text,
    class: z.optional(designClassSchema),
    assignee: text,
    status: z.optional(z.enum(DESIGN_PATENT_STATUSES)),
    from: z.optional(day),
    to: z.optional(day),
    page: z.prefault(queryInteger(1, MAX_COUNTED_PATENTS / PATENTS_PER_PAGE), '1'),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      params: { code: 'end-before-start' },
    }),
  );
export type DesignPatentsQuery = z.infer<typeof designPatentsQuerySchema>;

/** A granted design patent as the weekly files have it. Days are `YYYY-MM-DD`. */
export const designPatentSchema = z.object({
  /** `D987654`. */
  number: z.string(),
  title: z.string(),
  /** Assignees, or applicants where there are none. */
  owners: z.string(),
  filed_on: z.nullable(z.string()),
  granted_on: z.string(),
  /** From the grant. */
  term_years: z.int(),
  expires_on: z.string(),
  status: z.enum(DESIGN_PATENT_STATUSES),
  /** `07-01`. */
  locarno_class: z.nullable(z.string()),
  /** `D7/523`. */
  us_class: z.nullable(z.string()),
  claims: z.nullable(z.int()),
});
export type DesignPatent = z.infer<typeof designPatentSchema>;

/** What is loaded. */
export const patentCoverageSchema = z.object({
  /** 0: nothing is loaded. */
  designs: z.int(),
  /** Grant days of the earliest and the latest complete weekly file. */
  first_week: z.nullable(z.string()),
  last_week: z.nullable(z.string()),
  weeks: z.int(),
  /** Weeks between the first and the last that are not loaded. */
  missing_weeks: z.int(),
});
export type PatentCoverage = z.infer<typeof patentCoverageSchema>;

/** How the words were matched: `similar` only where no title has them as they are written. */
export const PATENT_MATCHES = ['all', 'words', 'number', 'similar'] as const;

export const foundPatentsSchema = z.object({
  rows: z.array(designPatentSchema),
  matched_by: z.enum(PATENT_MATCHES),
  /** There are more than `MAX_COUNTED_PATENTS`, which is then the `total`. */
  has_more: z.boolean(),
  coverage: patentCoverageSchema,
});
export type FoundPatents = z.infer<typeof foundPatentsSchema>;
