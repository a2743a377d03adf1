import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from './packing-calculator.engine.ts';
import { inputSchema } from './packing-calculator.schema.ts';
import { PACKING_RULE_SET_IDS } from './packing-rules.data.ts';
import { WORKED_EXAMPLE, WORKED_OUTPUTS } from './worked-example.data.ts';

describe('the worked example that the page opens with', () => {
  it.each(PACKING_RULE_SET_IDS)('is by %s what the engine answers, to the last digit', (ruleSet) => {
    const input = inputSchema.parse({ ...WORKED_EXAMPLE.input, ruleSet });
    expect(WORKED_OUTPUTS[ruleSet]).toEqual(engine.run(input, createEnv({ now: 0, seed: 1 })));
  });

  it('is what the empty input stands for', () => {
    expect(inputSchema.parse(WORKED_EXAMPLE.input)).toEqual(inputSchema.parse({}));
  });
});
