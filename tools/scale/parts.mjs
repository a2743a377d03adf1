// @ts-check
/** @typedef {'pgbouncer' | 'standby' | 'rolling'} Part */

/** @type {readonly Part[]} */
export const PARTS = ['pgbouncer', 'standby', 'rolling'];

/**
 * The parts that the arguments name, each once and in the order of `PARTS`; or a problem, in one line.
 * @param {readonly string[]} args
 * @returns {{ parts: readonly Part[], problem?: undefined } | { parts: readonly [], problem: string }}
 */
export function parseParts(args) {
  const known = `There are: ${PARTS.join(', ')}.`;
  const unknown = args.filter((arg) => !PARTS.some((part) => part === arg));
  if (unknown.length > 0) return { parts: [], problem: `Not a part: ${unknown.join(', ')}. ${known}` };
  if (args.length === 0) return { parts: [], problem: `Which part? ${known}` };
  return { parts: PARTS.filter((part) => args.includes(part)) };
}
