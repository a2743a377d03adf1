import type { Finding } from '@seller-toolbox/tool-contract';
import type { CartonResult } from '../engine/packing-calculator.schema.ts';

/** All that is to be said of one carton. */
export function findingsOf({ warnings, suggestions }: CartonResult): readonly Finding[] {
  return [...warnings, ...suggestions];
}
