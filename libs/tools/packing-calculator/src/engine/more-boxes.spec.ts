import { moreBoxes } from './more-boxes.ts';

const SLOT = { boxId: 'a', x: 0, y: 0, z: 0, length: 1, width: 1, height: 1, rotated: false, layer: 1 };
const SLOTS = [SLOT, { ...SLOT, boxId: 'b' }, SLOT];
/** A dollar for each box that is added to ten dollars. */
const freightWith = (added: readonly unknown[]) => 10 + added.length;

const of = (slotsAtSameFreight: number, packed = 7, emptySlots = SLOTS) =>
  moreBoxes({ emptySlots, slotsAtSameFreight, packed, freightWith });

describe('moreBoxes', () => {
  it('are those at the same freight, by their lines', () => {
    expect(of(2)).toEqual({
      count: 2,
      total: 9,
      extraFreight: 0,
      freightPerUnit: 1.1111111111111,
      boxes: [
        { boxId: 'a', count: 1 },
        { boxId: 'b', count: 1 },
      ],
    });
  });

  it('are all that fit, with what they cost, where the first one raises the freight', () => {
    expect(of(0)).toEqual({
      count: 3,
      total: 10,
      extraFreight: 3,
      freightPerUnit: 1.3,
      boxes: [
        { boxId: 'a', count: 2 },
        { boxId: 'b', count: 1 },
      ],
    });
  });

  it('are no more than the engine takes', () => {
    expect(of(3, 998)).toMatchObject({ count: 2, total: 1000 });
    expect(of(3, 997)).toMatchObject({ count: 3, total: 1000 });
    expect(of(3, 1000)).toBeNull();
  });

  it('are none without an empty slot', () => {
    expect(of(0, 7, [])).toBeNull();
  });
});
