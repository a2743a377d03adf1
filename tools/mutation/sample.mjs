// @ts-check
import { createHash } from 'node:crypto';

/**
 * Some of the names, the same ones for the same seed. Adding or removing a name changes the rest of the sample little.
 * @param {readonly string[]} names
 * @param {number} count
 * @param {number} seed
 */
export function sampleOf(names, count, seed) {
  /** @param {string} name */
  const rank = (name) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  const ranked = names.map((name) => ({ name, rank: rank(name) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked
    .slice(0, count)
    .map(({ name }) => name)
    .sort();
}
