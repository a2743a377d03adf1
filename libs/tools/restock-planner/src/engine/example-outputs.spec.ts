import { DAY } from '@seller-toolbox/tool-contract/durations';
import { createEnv } from '@seller-toolbox/tool-contract';
import { exampleOutputOn } from './example-outputs.ts';
import { engine } from './restock-planner.engine.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';

describe('exampleOutputOn', () => {
  it('equals the output of the engine on every day of four years; else run `npm run examples`', () => {
    const input = engine.inputSchema.parse(WORKED_EXAMPLE.input);
    const from = Date.UTC(2026, 10, 22, 12);
    for (let now = from; now < Date.UTC(2030, 10, 22); now += DAY) {
      expect(exampleOutputOn(new Date(now).toISOString().slice(0, 10))).toEqual(
        engine.run(input, createEnv({ now, seed: 1 })),
      );
    }
  });
});
