import * as fc from 'fast-check';
import { drawInteger, drawOne, seededRandom, shuffled } from './index.ts';

describe('a whole number by chance', () => {
  it.each([
    [0, 1],
    [0.499, 1],
    [0.5, 2],
    [1 - 2 ** -32, 2],
  ])('of 1 and 2 is for %d the number %d', (chance, expected) => {
    expect(drawInteger(() => chance, 1, 2)).toBe(expected);
  });

  it('reaches both ends and nothing beyond', () => {
    const random = seededRandom(1);
    const drawn = new Set(Array.from({ length: 200 }, () => drawInteger(random, -1, 3)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3]);
  });
});

it('one of several is each of them in time', () => {
  const random = seededRandom(2);
  const drawn = Array.from({ length: 100 }, () => drawOne(random, ['a', 'b', 'c']));
  expect(new Set(drawn)).toEqual(new Set(['a', 'b', 'c']));
});

it('a shuffled list has the same items, and the same order for the same seed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 100 }), fc.integer({ min: 0 }), (items, seed) => {
      const mixed = shuffled(seededRandom(seed), items);
      expect([...mixed].sort()).toEqual([...items].sort());
      expect(shuffled(seededRandom(seed), items)).toEqual(mixed);
    }),
  );
});
