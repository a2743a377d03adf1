import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from './image-checker.engine.ts';
import { RULE_SET_IDS } from './image-rules.data.ts';
import { workedExampleEngine } from './worked-example.engine.ts';

describe('workedExampleEngine', () => {
  it.each(RULE_SET_IDS)('returns the same report as the engine for rule set %s', (ruleSet) => {
    const input = engine.inputSchema.parse({ ...engine.examples[0].input, ruleSet });
    const env = createEnv({ now: 0, seed: 1 });
    expect(workedExampleEngine.run(input, env)).toEqual(engine.run(input, env));
  });

  it('has the first example and the rule sets of the engine', () => {
    expect(workedExampleEngine.examples[0].input).toEqual(engine.examples[0].input);
    expect(workedExampleEngine.ruleSets).toEqual(engine.ruleSets);
    expect(workedExampleEngine.keyFigure).toBe(engine.keyFigure);
  });
});
