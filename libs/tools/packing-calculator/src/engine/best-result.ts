import type { CartonResult, PackingOutput } from './packing-output.schema.ts';

/** The cheaper one of the recommended carton and the carton made to measure. */
export function bestResult(output: PackingOutput): CartonResult {
  return output.made ?? output;
}
