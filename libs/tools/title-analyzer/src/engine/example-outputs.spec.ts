import { createEnv } from '@seller-toolbox/tool-contract';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { EXAMPLE_OUTPUTS } from './example-outputs.data.ts';
import { engine } from './title-analyzer.engine.ts';
import { inputSchema } from './title-analyzer.schema.ts';

describe('EXAMPLE_OUTPUTS of the title analyzer', () => {
  it.each(TITLE_POLICY_IDS)(
    'equal the output of the engine by %s; else run `npm run examples`',
    (ruleSet) => {
      const input = inputSchema.parse({ ...engine.examples[0].input, ruleSet });
      expect(EXAMPLE_OUTPUTS[ruleSet]).toEqual(engine.run(input, createEnv({ now: 0, seed: 1 })));
    },
  );
});
