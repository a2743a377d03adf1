import { describeEngine } from '@seller-toolbox/catalogue/engines';
import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { EXAMPLE_ENV } from './examples-check.ts';
import { inputArbitrary } from './input-arbitrary.ts';
import { schemaProblems } from './schema-problems.ts';
import type { Check, ToolUnderTest } from './tool-under-test.ts';
import { survivesJson } from './values.ts';

/** Runs per tool; a release run asks for more. */
const RUNS = Number(process.env['CONFORMANCE_RUNS'] ?? 300);
/** Fixed, so that a run says the same every time; a release run may change it. */
const SEED = Number(process.env['CONFORMANCE_SEED'] ?? 20261121);

/** No input makes the engine throw, answer something that JSON cannot carry, or leave its own output schema. */
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

function judge({ engine }: ToolUnderTest, input: unknown): Verdict {
  const result = runEngine(engine, input, EXAMPLE_ENV);
  if (!result.ok) {
    const isPolite =
      result.problems.length > 0 && result.problems.every(({ code }) => /^[a-z0-9-]+$/.test(code));
    return isPolite ? { isAccepted: false } : { isAccepted: false, problem: 'a refusal has no code' };
  }
  if (!survivesJson(result.output))
    return { isAccepted: true, problem: 'the output changes on its way through JSON' };
  const [problem] = schemaProblems(engine.outputSchema, result.output, 'output');
  return problem === undefined ? { isAccepted: true } : { isAccepted: true, problem };
}
