import type { TitleFix, TitleFixerOutput } from '../engine/title-fixer.schema.ts';

/** The check in an output; undefined for an empty title and for refused input. */
export function fixOf(output: TitleFixerOutput | undefined): TitleFix | undefined {
  return output === undefined || 'result' in output ? undefined : output;
}
