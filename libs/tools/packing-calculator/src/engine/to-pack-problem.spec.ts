import type { BoxInput } from './packing-calculator.schema.ts';
import { createPackSearch } from './solver/pack-search.ts';
import { toPackProblem, type LoadSpace } from './to-pack-problem.ts';

const box: BoxInput = {
  id: 'a',
  name: '',
  length: 10,
  width: 20,
  height: 30,
  weight: 1,
  quantity: 2,
  isFragile: false,
  uprightSides: ['height'],
};
const space: LoadSpace = { space: { length: 60, width: 50, height: 40 }, maxWeight: 20, support: 'full' };
const scaled = (boxes: readonly BoxInput[], more: Partial<LoadSpace> = {}) =>
  toPackProblem({ boxes, counts: boxes.map(({ quantity }) => quantity) }, { ...space, ...more });

describe('a load in whole numbers', () => {
  it.each([
    ['whole centimeters stay', 10, 60],
    ['one decimal is millimeters', 10.1, 600],
    ['two decimals are tenths of them', 10.16, 6000],
    ['noise of decimal fractions is none', 0.1 + 0.2, 600],
  ])('%s', (_title, length, spaceLength) => {
    expect(scaled([{ ...box, length }]).problem.space.length).toBe(spaceLength);
  });

  it('rounds boxes up and the space down where no power of ten makes them whole', () => {
    const third = { ...box, length: 1 / 3 };
    const { problem } = scaled([third], { space: { length: 2 / 3, width: 50, height: 40 } });
    const [type] = problem.types;
    expect([problem.space.length, type?.orientations[0]?.length]).toEqual([6666, 3334]);
  });

  it('weighs boxes in micrograms, rounded up, against the limit and its tolerance of a milligram', () => {
    const { problem } = scaled([{ ...box, weight: 0.0000000015 }], { maxWeight: 22.6796185 });
    expect([problem.types[0]?.weight, problem.maxWeight]).toEqual([2, 22_679_619_500]);
  });

  it('counts equal boxes of several lines as one type, and tells them apart afterwards', () => {
    const { problem, toPlacements } = scaled([box, { ...box, id: 'b', quantity: 3 }]);
    expect(problem.types.map(({ count }) => count)).toEqual([5]);
    const search = createPackSearch(problem);
    search.advance(100);
    const ids = toPlacements(search.best()).map(({ boxId }) => boxId);
    expect(ids.sort()).toEqual(['a', 'a', 'b', 'b', 'b']);
  });

  it('leaves out boxes without a size', () => {
    expect(scaled([{ ...box, height: 0 }]).problem.types).toEqual([]);
  });

  it('numbers the layers from the floor and lists boxes in loading order', () => {
    const cube = { ...box, length: 10, width: 10, height: 10, quantity: 4 };
    const { problem, toPlacements } = scaled([cube], { space: { length: 10, width: 10, height: 40 } });
    const search = createPackSearch(problem);
    search.advance(100);
    expect(toPlacements(search.best()).map(({ z, layer }) => [z, layer])).toEqual([
      [0, 1],
      [10, 2],
      [20, 3],
      [30, 4],
    ]);
  });
});
