import { createEnv } from '@seller-toolbox/tool-contract';
import { limitChecks } from './limit-checks.ts';
import { engine } from './packing-calculator.engine.ts';
import { PACKING_RULES } from './packing-rules.data.ts';

const { rules } = PACKING_RULES.standard;
const run = (input: object) => engine.run(engine.inputSchema.parse(input), createEnv({ now: 0, seed: 1 }));

describe('limitChecks', () => {
  it('has the weight and the longest outer side, each beside its limit', () => {
    expect(limitChecks(run({}), rules)).toEqual([
      { limit: 'weight', value: 5, max: 22.68, isWithin: true },
      { limit: 'side', value: 55, max: 63.5, isWithin: true },
    ]);
  });

  it.each([
    [63.5, true],
    [63.51, false],
  ])('a side of %d cm is within 63.5 cm: %p', (side, isWithin) => {
    const carton = { id: 'own', outerLength: 40, outerWidth: side, outerHeight: 40 };
    const output = run({ mode: 'optimize', cartonId: 'own', cartons: [carton] });
    expect(limitChecks(output, rules)[1]).toEqual({ limit: 'side', value: side, max: 63.5, isWithin });
  });

  it('takes the lower limit of a carton that holds less', () => {
    const carton = { id: 'own', outerLength: 60, outerWidth: 60, outerHeight: 60, maxWeight: 8 };
    const output = run({ mode: 'optimize', cartonId: 'own', cartons: [carton] });
    expect(limitChecks(output, rules)[0]).toMatchObject({ value: 5, max: 8, isWithin: true });
  });

  it('has none without a carton', () => {
    expect(limitChecks(run({ mode: 'optimize' }), rules)).toEqual([]);
  });
});
