/**
 * What holds for every answer of a tool, whatever was asked: sentences about what does not, none where all is well.
 * `run` asks the tool again; it answers null where the question is refused.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- outputs have passed the schema of their engine, and each invariant names the fields it looks at
export type Invariant = (output: any, input: any, run: (input: unknown) => any) => readonly string[];

/** Below this a number has fewer digits than the others. */
const SMALLEST = 1e-300;

/** Equal but for the noise of binary fractions. */
export function isClose(
  one: number,
  other: number,
  scale = Math.max(Math.abs(one), Math.abs(other)),
): boolean {
  return Math.abs(one - other) <= scale * 1e-12 + SMALLEST;
}
