import { createEnv } from '@seller-toolbox/tool-contract';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { engine } from './title-fixer.engine.ts';
import { inputSchema } from './title-fixer.schema.ts';
import { WORKED_OUTPUTS } from './worked-example.data.ts';
import { workedExampleEngine } from './worked-example.engine.ts';

describe('the worked example that the page opens with', () => {
  it.each(TITLE_POLICY_IDS)('is by %s what the engine answers, to the last character', (ruleSet) => {
    const input = inputSchema.parse({ ...engine.examples[0].input, ruleSet });
    expect(WORKED_OUTPUTS[ruleSet]).toEqual(engine.run(input, createEnv({ now: 0, seed: 1 })));
  });

  it('is the first example of the engine, by the same rule sets', () => {
    expect(workedExampleEngine.examples[0].input).toEqual(engine.examples[0].input);
    expect(workedExampleEngine.ruleSets).toEqual(engine.ruleSets);
    expect(workedExampleEngine.keyFigure).toBe(engine.keyFigure);
  });
});
