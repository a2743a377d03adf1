import { randomBytes } from 'node:crypto';
import { seededRandom } from '@seller-toolbox/tool-contract';

/** Returns `count` random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

export const systemRandom: RandomBytes = (count) => randomBytes(count);

/** The same bytes for the same seed. */
export function createFakeRandom(seed: number): RandomBytes {
  const next = seededRandom(seed);
  return (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256));
}
