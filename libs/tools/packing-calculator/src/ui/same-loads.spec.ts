import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from '../engine/packing-calculator.engine.ts';
import { inputSchema } from '../engine/packing-calculator.schema.ts';
import { runsOf, sameLoads } from './same-loads.ts';

describe('cartons that are loaded alike', () => {
  // Nine kilograms each: two of them in a carton.
  const bells = { id: 'bell', length: 12, width: 10, height: 14, weight: 9, quantity: 5 };
  const { cartonsNeeded } = engine.run(inputSchema.parse({ boxes: [bells] }), createEnv({ now: 0, seed: 1 }));

  it('lists equally loaded cartons once and no carton is missing', () => {
    const loads = sameLoads(cartonsNeeded);
    expect(loads.flatMap(({ places }) => places).sort()).toEqual([0, 1, 2]);
    expect(loads.map(({ result, places }) => [result.placements.length, places.length])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it('are others where the carton is another', () => {
    const [first] = cartonsNeeded;
    if (!first?.recommendedCarton) throw new Error('there is a first carton');
    const other = { ...first, recommendedCarton: { ...first.recommendedCarton, id: 'other' } };
    expect(sameLoads([first, other, first]).map(({ places }) => places)).toEqual([[0, 2], [1]]);
  });

  it.each([
    [[], []],
    [[1], ['1']],
    [
      [1, 2, 3, 5],
      ['1–3', '5'],
    ],
    [
      [1, 3, 4],
      ['1', '3–4'],
    ],
  ])('%j are numbered %j', (numbers, runs) => {
    expect(runsOf(numbers)).toEqual(runs);
  });
});
