import * as z from 'zod/mini';

/** How grave a finding is: an error breaks a rule, a warning may, an info only tells. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * A message of an engine, as a code and its parameters. The sentence is in the tool's locale files under
 * `findings.<code>`; parameters are plain values that the sentence may show.
 */
export const findingSchema = z.strictObject({
  code: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  severity: z.enum(SEVERITIES),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))),
});
export type Finding = z.infer<typeof findingSchema>;
export type FindingParams = NonNullable<Finding['params']>;

/** Makes a finding; parameters are left out where there are none, so that equal findings are equal JSON. */
export function finding(code: string, severity: Severity, params?: FindingParams): Finding {
  return params ? { code, severity, params } : { code, severity };
}
