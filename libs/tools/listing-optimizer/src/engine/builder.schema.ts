import * as z from 'zod/mini';

/** Maximum number of keywords of a listing; of more, those searched for most are used. */
export const MAX_KEYWORDS = 2000;

/** The fields of a listing that keywords are looked for in; the bullet points are one. */
export const COVERED_FIELDS = ['title', 'bullets', 'description', 'searchTerms'] as const;
export type CoveredField = (typeof COVERED_FIELDS)[number];

/** `whole`: the words together and in order; `split`: all of them, apart; `absent`: at least one is missing. */
export const COVERAGE_STATES = ['whole', 'split', 'absent'] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

const count = z.number().check(z.int(), z.gte(0));
const volume = z.number().check(z.gte(0));
const state = z.enum(COVERAGE_STATES);

const keywordSchema = z.strictObject({
  keyword: z.string(),
  /** Searches, as the list says; null where it does not. */
  volume: z.nullable(volume),
  /** The best state: of one field, or `split` where the fields have all words between them. */
  state,
  title: state,
  bullets: state,
  description: state,
  searchTerms: state,
  /** Its words that no field has, as typed. */
  missing: z.array(z.string()),
  /** Why it must not be used: `brand` of the brands to leave out, else the rule for claims. Null if it may. */
  barred: z.nullable(z.string()),
});
export type CoveredKeyword = z.infer<typeof keywordSchema>;

const byState = z.strictObject({ whole: count, split: count, absent: count, barred: count });

const coverageSchema = z.strictObject({
  /** The most searched for first, then as listed. */
  keywords: z.array(keywordSchema),
  counts: byState,
  /** Sums of volumes; null if the list has none. */
  volumes: z.nullable(z.strictObject({ whole: volume, split: volume, absent: volume, barred: volume })),
  /** Percent of the volume (of the number without volumes) that is covered, of keywords that may be used; null without any. */
  percent: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  /** The same with the backend line as search terms. */
  percentWithLine: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  /** Keywords beyond the maximum number. */
  leftOut: count,
});
export type Coverage = z.infer<typeof coverageSchema>;

const backendSchema = z.strictObject({
  /** Words by spaces, or by commas if the rules count terms. */
  text: z.string(),
  /** UTF-8 bytes. */
  bytes: count,
  maxBytes: count,
  words: count,
  /** Words that do not fit. */
  unfit: z.array(z.string()),
  /** Words of keywords and of the present search terms that the title has. */
  inTitle: z.array(z.string()),
  /** Words that must not be used: brands and claims. */
  barred: z.array(z.string()),
});
export type BackendLine = z.infer<typeof backendSchema>;

/** What the listing does with its keywords. */
export const builderSchema = z.strictObject({ coverage: coverageSchema, backend: backendSchema });
export type BuilderOutput = z.infer<typeof builderSchema>;
