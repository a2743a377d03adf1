import { createEnv } from '@seller-toolbox/tool-contract';
import { EXAMPLE_OUTPUTS } from './example-outputs.data.ts';
import { exampleOutputsOn } from './example-outputs.ts';
import { EXAMPLE_PERIODS } from './example-periods.data.ts';
import { engine } from './fba-calculator.engine.ts';
import { inputSchema } from './fba-calculator.schema.ts';
import { workedExample } from './worked-example.ts';

const DAY = 86_400_000;
/** Noon in the marketplace. */
const noonOf = (day: string) => Date.parse(`${day}T20:00Z`);
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

describe('exampleOutputsOn', () => {
  it.each(EXAMPLE_PERIODS)(
    'equals the output of the engine on every day from $from until $until; else run `npm run examples`',
    ({ from, until }) => {
      for (let now = noonOf(from); now <= noonOf(until); now += DAY) {
        const stored = exampleOutputsOn(dayOf(now));
        expect(Object.keys(stored ?? {})).toEqual(['standard', 'amazon-us-2026-01-15']);
        for (const [ruleSet, output] of Object.entries(stored ?? {})) {
          const input = inputSchema.parse({ ...workedExample.input, ruleSet });
          expect(output).toEqual(engine.run(input, createEnv({ now, seed: 1 })));
        }
      }
    },
  );

  it('has nothing before and after the stored periods', () => {
    const [first, last] = [EXAMPLE_OUTPUTS[0], EXAMPLE_OUTPUTS.at(-1)];
    expect(exampleOutputsOn(dayOf(noonOf(first?.from ?? '') - DAY))).toBeUndefined();
    expect(exampleOutputsOn(dayOf(noonOf(last?.until ?? '') + DAY))).toBeUndefined();
  });

  it('has stored periods that follow one another', () => {
    const starts = EXAMPLE_PERIODS.slice(1).map(({ from }) => from);
    expect(EXAMPLE_PERIODS.slice(0, -1).map(({ until }) => dayOf(noonOf(until) + DAY))).toEqual(starts);
  });
});
