import { createEnv } from '@seller-toolbox/tool-contract';
import { EXAMPLE_OUTPUTS } from './example-outputs.data.ts';
import { engine } from './profit-calculator.engine.ts';
import { inputSchema } from './profit-input.schema.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';

describe('EXAMPLE_OUTPUTS of the profit calculator', () => {
  it.each(['standard', 'amazon-us-2026-08-21'] as const)(
    'equal the output of the engine by %s; else run `npm run examples`',
    (ruleSet) => {
      const { env = { now: 0, seed: 1 } } = WORKED_EXAMPLE;
      const input = inputSchema.parse({ ...WORKED_EXAMPLE.input, ruleSet });
      // On the day of the example both rule sets may be chosen: the published one is in force.
      expect(EXAMPLE_OUTPUTS[ruleSet]).toEqual(engine.run(input, createEnv(env)));
    },
  );
});
