import type { Finding } from '@seller-toolbox/tool-contract';
import type { CartonResult } from '../engine/packing-output.schema.ts';

/** Warnings and suggestions of one carton. */
export function findingsOf({ warnings, suggestions }: CartonResult): readonly Finding[] {
  return [...warnings, ...suggestions];
}
