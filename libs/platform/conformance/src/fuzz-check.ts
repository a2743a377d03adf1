import { describeEngine } from '@seller-toolbox/catalogue/engines';
import { runEngine, withRuleSet, type AnyEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { EXAMPLE_ENV } from './examples-check.ts';
import { RUNS, SEED } from './generated-runs.ts';
import { inputArbitrary } from './input-arbitrary.ts';
import { INVARIANTS } from './invariants/invariants.ts';
import { schemaProblems } from './schema-problems.ts';
import type { Check, ToolUnderTest } from './tool-under-test.ts';
import { objectsIn, survivesJson } from './values.ts';

/** No input makes the engine throw, return what JSON cannot represent, or violate its output schema or the tool's invariant. */
export const checkAnyInput: Check = (tool) => {
  let accepted = 0;
  const property = fc.property(inputArbitrary(describeEngine(tool.engine)), (input) => {
    const { isAccepted, problem } = judge(tool, input);
    if (isAccepted) accepted += 1;
    if (problem !== undefined) throw new Error(problem);
  });
  const details = fc.check(property, { numRuns: RUNS, seed: SEED });
  if (details.failed) {
    const reason = details.errorInstance instanceof Error ? details.errorInstance.message : 'fails';
    return [`${reason}; input: ${JSON.stringify(details.counterexample?.[0])}`];
  }
  return accepted > 0 ? [] : [`none of ${RUNS} generated inputs is accepted`];
};

interface Verdict {
  readonly isAccepted: boolean;
  readonly problem?: string;
}

function judge({ engine, folder }: ToolUnderTest, input: unknown): Verdict {
  const result = runEngine(engine, input, EXAMPLE_ENV);
  if (!result.ok) {
    const isPolite =
      result.problems.length > 0 && result.problems.every(({ code }) => /^[a-z0-9-]+$/.test(code));
    return isPolite ? { isAccepted: false } : { isAccepted: false, problem: 'a rejection has no code' };
  }
  if (!survivesJson(result.output))
    return { isAccepted: true, problem: 'the output changes on its way through JSON' };
  const [problem] = [
    ...schemaProblems(engine.outputSchema, result.output, 'output'),
    ...wrongScores(result.output),
    ...violations(engine, folder, input, result.output),
  ];
  return problem === undefined ? { isAccepted: true } : { isAccepted: true, problem };
}

function violations(engine: AnyEngine, id: string, input: unknown, output: unknown): readonly string[] {
  const invariant = INVARIANTS[id];
  if (!invariant) return [];
  return invariant(
    output,
    engine.inputSchema.parse(withRuleSet(engine, input, EXAMPLE_ENV)),
    (other): unknown => {
      const result = runEngine(engine, other, EXAMPLE_ENV);
      return result.ok ? result.output : null;
    },
  );
}

/** A score is between 0 and 100, or null. */
function wrongScores(output: unknown): string[] {
  const scores = objectsIn(output).flatMap((part) =>
    Object.entries(part).filter(([name, value]) => /score$/i.test(name) && typeof value === 'number'),
  );
  const wrong = scores.filter(([, value]) => Number(value) < 0 || Number(value) > 100);
  return wrong.map(([name, value]) => `${name} is ${String(value)}, beyond 0 to 100`);
}
