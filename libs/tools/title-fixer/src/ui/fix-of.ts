import type { TitleFix, TitleFixerOutput } from '../engine/title-fixer.schema.ts';

/** The fix in an output; undefined for a blank title and for invalid input. */
export function fixOf(output: TitleFixerOutput | undefined): TitleFix | undefined {
  return output === undefined || 'result' in output ? undefined : output;
}
