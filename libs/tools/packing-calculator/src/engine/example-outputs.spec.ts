import { createEnv } from '@seller-toolbox/tool-contract';
import { EXAMPLE_OUTPUTS } from './example-outputs.data.ts';
import { engine } from './packing-calculator.engine.ts';
import { inputSchema } from './packing-calculator.schema.ts';
import { PACKING_RULE_SET_IDS } from './packing-rules.data.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';

describe('EXAMPLE_OUTPUTS of the packing calculator', () => {
  it.each(PACKING_RULE_SET_IDS)(
    'equal the output of the engine by %s; else run `npm run examples`',
    (ruleSet) => {
      const input = inputSchema.parse({ ...WORKED_EXAMPLE.input, ruleSet });
      expect(EXAMPLE_OUTPUTS[ruleSet]).toEqual(engine.run(input, createEnv({ now: 0, seed: 1 })));
    },
  );

  it('belong to the input that the empty input is completed to', () => {
    expect(inputSchema.parse(WORKED_EXAMPLE.input)).toEqual(inputSchema.parse({}));
  });
});
