/**
 * A property of every output of a tool: returns a sentence for each violation. `run` runs the tool again and returns
 * null for rejected input.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- outputs have passed the schema of their engine, and each invariant names the fields it looks at
export type Invariant = (output: any, input: any, run: (input: unknown) => any) => readonly string[];

/** Smaller numbers have fewer significant digits. */
const MIN_FULL_PRECISION = 1e-300;

/** Equal up to the error of binary fractions. */
export function isClose(
  one: number,
  other: number,
  scale = Math.max(Math.abs(one), Math.abs(other)),
): boolean {
  return Math.abs(one - other) <= scale * 1e-12 + MIN_FULL_PRECISION;
}
