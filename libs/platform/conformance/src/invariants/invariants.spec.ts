import { tools } from '@seller-toolbox/catalogue';
import { describeEngine, loadEngine } from '@seller-toolbox/catalogue/engines';
import { createEnv, runEngine, type AnyEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { EXAMPLE_ENV } from '../examples-check.ts';
import { RUNS, SEED } from '../generated-runs.ts';
import { inputArbitrary } from '../input-arbitrary.ts';
import { INVARIANTS } from './invariants.ts';
import { packingIsPossible } from './packing.ts';

jest.setTimeout(RUNS * 1_000);

const only = process.env['CONFORMANCE_TOOL'];
const wanted = Object.keys(INVARIANTS).filter((id) => only === undefined || id === only);

/** Checks every generated input that is accepted. */
function check(engine: AnyEngine, id: string): void {
  const run = (input: unknown): unknown => {
    const result = runEngine(engine, input, EXAMPLE_ENV);
    return result.ok ? result.output : null;
  };
  const property = fc.property(inputArbitrary(describeEngine(engine)), (raw) => {
    const parsed = engine.inputSchema.safeParse(raw);
    fc.pre(parsed.success);
    const output: unknown = engine.run(parsed.data, createEnv(EXAMPLE_ENV));
    const faults = INVARIANTS[id]?.(output, parsed.data, run) ?? ['there is no invariant'];
    expect({ faults, raw }).toEqual({ faults: [], raw });
  });
  fc.assert(property, { numRuns: RUNS, seed: SEED });
}

describe('invariants', () => {
  it('belong to existing tools', () => {
    const ids = tools.map(({ id }) => id);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  if (wanted.length > 0)
    it.each(wanted)('hold for %s', async (id) => {
      const engine = await loadEngine(id);
      if (!engine) throw new Error(`${id} is no engine`);
      check(engine, id);
    });
});

describe('packingIsPossible', () => {
  const box = { boxId: 'a', x: 0, y: 0, z: 0, length: 5, width: 5, height: 5 };
  const answer = (...placements: object[]) => ({
    recommendedCarton: { maxWeight: 2 },
    usableSpace: { length: 10, width: 10, height: 10 },
    placements,
    cartonsNeeded: [],
  });
  const question = { boxes: [{ id: 'a', weight: 1, quantity: 2 }] };
  it.each([
    [[box, { ...box, x: 5 }], []],
    [[box, { ...box, x: 4.9 }], ['box a overlaps another']],
    [[{ ...box, z: 5.1 }], ['box a is not inside']],
    [
      [box, { ...box, x: 5 }, { ...box, y: 5 }],
      ['box a is placed more often than there are', '3 kg are too heavy'],
    ],
  ])('sees what is wrong: case %#', (placements, faults) => {
    expect(packingIsPossible(answer(...placements), question, () => null)).toEqual(faults);
  });
});
