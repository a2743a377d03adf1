import * as z from 'zod/mini';

/**
 * A rule of a schema that rejects with the tool's own code: `schema.check(rule('no-rate-card', hasCard, ['marketplace']))`.
 * The code reaches every interface as a problem; its words are in the tool's locales under `findings.<code>`.
 */
export function rule<T>(
  code: string,
  holds: (value: T) => boolean,
  path: PropertyKey[] = [],
): z.core.$ZodCheck<T> {
  return z.refine(holds, { params: { code }, path });
}
