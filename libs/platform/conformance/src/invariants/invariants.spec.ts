import { tools } from '@seller-toolbox/catalogue';
import { INVARIANTS } from './invariants.ts';
import { packingIsPossible } from './packing.ts';

it('INVARIANTS belong to existing tools', () => {
  const ids = tools.map(({ id }) => id);
  expect(Object.keys(INVARIANTS).filter((id) => !ids.includes(id))).toEqual([]);
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
