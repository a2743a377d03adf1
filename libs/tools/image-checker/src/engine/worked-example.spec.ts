import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from './image-checker.engine.ts';
import { RULE_SET_IDS } from './image-rules.data.ts';
import { workedExampleEngine } from './worked-example.engine.ts';

describe('the worked example that the page opens with', () => {
  it.each(RULE_SET_IDS)('is by %s what the engine answers, to the last pixel', (ruleSet) => {
    const input = engine.inputSchema.parse({ ...engine.examples[0].input, ruleSet });
    const env = createEnv({ now: 0, seed: 1 });
    expect(workedExampleEngine.run(input, env)).toEqual(engine.run(input, env));
  });

  it('is the first example of the engine, by the same rule sets', () => {
    expect(workedExampleEngine.examples[0].input).toEqual(engine.examples[0].input);
    expect(workedExampleEngine.ruleSets).toEqual(engine.ruleSets);
    expect(workedExampleEngine.keyFigure).toBe(engine.keyFigure);
  });
});
