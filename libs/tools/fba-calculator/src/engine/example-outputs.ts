import { EXAMPLE_OUTPUTS } from './example-outputs.data.ts';
import type { FbaOutput } from './fba-output.schema.ts';

/** The stored outputs of the worked example on a day, by rule set; undefined on days that none are stored for. */
export function exampleOutputsOn(day: string): Readonly<Record<string, FbaOutput>> | undefined {
  const stored = EXAMPLE_OUTPUTS.find(({ from, until }) => from <= day && day <= until);
  return (
    stored &&
    Object.fromEntries(Object.entries(stored.outputs).map(([id, output]) => [id, { ...output, date: day }]))
  );
}
