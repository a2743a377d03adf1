import * as fc from 'fast-check';
import { toPackProblem } from '../to-pack-problem.ts';
import { verifyPlacements } from '../verify-placements.ts';
import type { BoxInput } from '../packing-calculator.schema.ts';
import { createPackSearch } from './pack-search.ts';

type Row = readonly [length: number, width: number, height: number, quantity: number];

const CONTAINER = { length: 587, width: 233, height: 220 };

/** Problems 1 and 4 of the set BR1 of Bischoff and Ratcliff (1995), each box oriented as published. */
const BR1_1 = [
  box('1', [108, 76, 30, 40], ['height']),
  box('2', [110, 43, 25, 33], ['width', 'height']),
  box('3', [92, 81, 55, 39], ['length', 'width', 'height']),
];
const BR1_4 = [
  box('1', [113, 92, 33, 67], ['length', 'width', 'height']),
  box('2', [52, 37, 28, 60], ['length', 'width', 'height']),
  box('3', [57, 33, 29, 70], ['length', 'width', 'height']),
];

function box(
  id: string,
  [length, width, height, quantity]: Row,
  uprightSides: BoxInput['uprightSides'],
): BoxInput {
  return { id, name: '', length, width, height, quantity, weight: 0, isFragile: false, uprightSides };
}

interface Task {
  readonly space: { readonly length: number; readonly width: number; readonly height: number };
  readonly boxes: readonly BoxInput[];
  readonly support: 'full' | 'none';
  readonly maxWeight: number;
}

function pack({ space, boxes, support, maxWeight }: Task, effort: number) {
  const load = { boxes, counts: boxes.map(({ quantity }) => quantity) };
  const { problem, toPlacements } = toPackProblem(load, { space, maxWeight, support });
  const search = createPackSearch(problem);
  search.advance(effort);
  const placements = toPlacements(search.best());
  const volume = placements.reduce((sum, { length, width, height }) => sum + length * width * height, 0);
  const faults = verifyPlacements({ space, maxWeight, support, boxes, placements });
  return { search, placements, faults, share: volume / (space.length * space.width * space.height) };
}

describe('the packing search on published container problems', () => {
  it.each([
    ['BR1 problem 1', BR1_1, 'full', 0.9],
    ['BR1 problem 1', BR1_1, 'none', 0.9],
    ['BR1 problem 4', BR1_4, 'full', 0.9],
    ['BR1 problem 4', BR1_4, 'none', 0.92],
  ] as const)('fills %s, support %s, lawfully and well', (_name, boxes, support, least) => {
    const { faults, share } = pack({ space: CONTAINER, boxes, support, maxWeight: 1 }, 2000);
    expect(faults).toEqual([]);
    expect(share).toBeGreaterThan(least);
  });

  it('is no worse with more effort', () => {
    const task: Task = { space: CONTAINER, boxes: BR1_1, support: 'full', maxWeight: 1 };
    expect(pack(task, 3000).share).toBeGreaterThanOrEqual(pack(task, 300).share);
  });

  it('gives the same packing in one step and in small steps', () => {
    const load = { boxes: BR1_4, counts: BR1_4.map(({ quantity }) => quantity) };
    const { problem } = toPackProblem(load, { space: CONTAINER, maxWeight: 1, support: 'full' });
    const [once, stepwise] = [createPackSearch(problem), createPackSearch(problem)];
    once.advance(600);
    while (stepwise.effort < 600) stepwise.advance(1);
    expect(stepwise.effort).toBe(once.effort);
    expect(stepwise.best()).toEqual(once.best());
  });
});

describe('the packing search', () => {
  const side = fc.integer({ min: 5, max: 200 }).map((tenths) => tenths / 10);
  const boxes = fc
    .array(
      fc.record({
        length: side,
        width: side,
        height: side,
        weight: fc.integer({ min: 0, max: 3000 }).map((grams) => grams / 1000),
        quantity: fc.integer({ min: 1, max: 12 }),
        uprightSides: fc.subarray<BoxInput['uprightSides'][number]>(['length', 'width', 'height'], {
          minLength: 1,
        }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((rows) =>
      rows.map((row, index): BoxInput => ({ ...row, id: `b${index}`, name: '', isFragile: false })),
    );
  const tasks = fc.record({
    space: fc.record({ length: side, width: side, height: side }),
    boxes,
    support: fc.constantFrom('full' as const, 'none' as const),
    maxWeight: fc.integer({ min: 0, max: 30 }),
  });

  it('never breaks a rule, for arbitrary boxes', () => {
    fc.assert(
      fc.property(tasks, (task) => {
        expect(pack(task, 200).faults).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('places a single box wherever it fits, to the last tenth of a millimeter', () => {
    const one = box('1', [30, 20, 10, 1], ['height']);
    const task: Task = {
      space: { length: 20, width: 30, height: 10 },
      boxes: [one],
      support: 'full',
      maxWeight: 1,
    };
    expect(pack(task, 1).placements).toHaveLength(1);
    expect(pack({ ...task, space: { ...task.space, length: 19.99 } }, 1).placements).toHaveLength(0);
    expect(pack({ ...task, space: { ...task.space, height: 9.99 } }, 1).placements).toHaveLength(0);
  });

  it('fills a space that equal boxes fill exactly', () => {
    const task: Task = {
      space: { length: 60, width: 40, height: 30 },
      boxes: [box('1', [20, 10, 7.5, 48], ['height'])],
      support: 'full',
      maxWeight: 1,
    };
    const { search, share } = pack(task, 1000);
    expect(share).toBe(1);
    expect(search.isComplete).toBe(true);
    expect(search.isOver).toBe(true);
  });

  it('stops at the weight', () => {
    const cube = { ...box('1', [10, 10, 10, 8], ['height']), weight: 1.1 };
    const task: Task = {
      space: { length: 20, width: 20, height: 20 },
      boxes: [cube],
      support: 'full',
      maxWeight: 5.5,
    };
    expect(pack(task, 500).placements).toHaveLength(5);
    expect(pack({ ...task, maxWeight: 5.499 }, 500).placements).toHaveLength(4);
  });

  it('ends without an answer if there is no box or none fits', () => {
    const none = pack({ space: CONTAINER, boxes: [], support: 'full', maxWeight: 1 }, 10);
    const large = pack(
      { space: CONTAINER, boxes: [box('1', [600, 10, 10, 1], ['height'])], support: 'full', maxWeight: 1 },
      10,
    );
    expect([none.search.isOver, none.placements]).toEqual([true, []]);
    expect([large.search.isOver, large.placements]).toEqual([true, []]);
  });
});
