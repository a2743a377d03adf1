import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from './image-checker.engine.ts';
import { RULE_SET_IDS } from './image-rules.data.ts';
import { EXAMPLE_FACTS } from './example-facts.data.ts';
import { judgeReport } from './judge-report.ts';

describe('EXAMPLE_FACTS of the image checker', () => {
  it.each(RULE_SET_IDS)('give the output of the engine for its first example by %s', (ruleSet) => {
    const input = engine.inputSchema.parse({ ...engine.examples[0].input, ruleSet });
    expect(judgeReport(EXAMPLE_FACTS, input)).toEqual(engine.run(input, createEnv({ now: 0, seed: 1 })));
  });
});
