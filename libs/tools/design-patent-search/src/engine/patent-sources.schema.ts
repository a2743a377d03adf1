import { isDay } from '@seller-toolbox/tool-contract/days';
import * as z from 'zod/mini';

/** `weekly-grants`: what the service found in the operator's database; `google-patents`: the visitor's CSV. */
export const SOURCE_KINDS = ['weekly-grants', 'google-patents'] as const;

export const MAX_SOURCE_ROWS = 10_000;
export const MAX_SOURCES = 10;

const text = z.string().check(z.maxLength(500));
const day = z.string().check(z.refine(isDay, { params: { code: 'invalid-value' } }));

/** A record as its source has it. What a source does not say is left out. */
const sourceRowSchema = z.strictObject({
  /** `US-D0987654-S1` or `D987654`. */
  id: text,
  title: z.optional(text),
  owner: z.optional(text),
  inventor: z.optional(text),
  filed: z.optional(day),
  published: z.optional(day),
  granted: z.optional(day),
  /** Where the source says it; else computed from the days. */
  expires: z.optional(day),
  /** Locarno, `07-01`. */
  locarno: z.optional(text),
  /** US class, `D7/523`. */
  usClass: z.optional(text),
});
export type SourceRow = z.infer<typeof sourceRowSchema>;
export type PatentField = Exclude<keyof SourceRow, 'expires' | 'locarno' | 'usClass'>;

export const sourceSchema = z.strictObject({
  kind: z.enum(SOURCE_KINDS),
  /** Of the file. */
  name: z._default(z.string().check(z.maxLength(300)), ''),
  /** The day up to which the source reaches; null where it does not say. */
  date: z._default(z.nullable(day), null),
  rows: z.array(sourceRowSchema).check(z.maxLength(MAX_SOURCE_ROWS)),
});
export type PatentSource = z.output<typeof sourceSchema>;
