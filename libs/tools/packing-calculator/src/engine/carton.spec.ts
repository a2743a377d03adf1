import { cartonRejection, sideTooLong } from './carton-rejection.ts';
import { bufferFor, orientationsOf, turnedCartons, toCarton, usableSpace, weightLimit } from './carton.ts';
import { CARTONS } from './cartons.data.ts';
import type { BoxInput } from './packing-calculator.schema.ts';
import { PACKING_RULES } from './packing-rules.data.ts';

const { rules } = PACKING_RULES.standard;
const box: BoxInput = {
  id: '1',
  name: 'Box',
  length: 10,
  width: 20,
  height: 30,
  weight: 1,
  quantity: 1,
  isFragile: false,
  uprightSides: ['height'],
};
const carton = toCarton({
  id: 'c',
  name: '',
  outerLength: 40,
  outerWidth: 30,
  outerHeight: 45,
  maxWeight: 22.68,
  wallThickness: 1,
  type: 'custom',
});

function rejectionCode(boxes: readonly BoxInput[], more: Partial<typeof carton> = {}): string | undefined {
  const load = { boxes, counts: boxes.map(({ quantity }) => quantity) };
  return cartonRejection({ ...carton, ...more }, load, rules)?.code;
}

describe('a carton', () => {
  it('is inside a wall smaller on each side, unless its inner sides are given', () => {
    expect(carton).toMatchObject({ innerLength: 38, innerWidth: 28, innerHeight: 43 });
    expect(toCarton({ ...carton, innerLength: 37 }).innerLength).toBe(37);
  });

  it('has no usable space where walls and buffers meet', () => {
    expect(usableSpace({ ...carton, innerLength: 5 }, 2.54).length).toBe(0);
  });

  it('keeps the buffer on each side', () => {
    expect(usableSpace(carton, 2.54)).toEqual({ length: 32.92, width: 22.92, height: 37.92 });
    expect(usableSpace(carton, 5.08)).toEqual({ length: 27.84, width: 17.84, height: 32.84 });
  });

  it('is buffered for fragile boxes when one of its boxes is', () => {
    expect(bufferFor([box, box], rules)).toBe(2.54);
    expect(bufferFor([box, { ...box, isFragile: true }], rules)).toBe(5.08);
  });

  it('holds its own weight limit or the rule, the smaller one', () => {
    expect(weightLimit(carton, rules)).toBe(22.68);
    expect(weightLimit({ ...carton, maxWeight: 10 }, rules)).toBe(10);
    expect(weightLimit({ ...carton, maxWeight: 30 }, rules)).toBe(22.68);
  });

  it('is one of seven built-in ones within the limits', () => {
    expect(CARTONS).toHaveLength(7);
    for (const data of CARTONS) expect(sideTooLong(toCarton(data), rules)).toBeNull();
  });
});

describe('orientationsOf', () => {
  it('are two in the floor plane by default, one for a square base', () => {
    expect(orientationsOf(box)).toEqual([
      { length: 10, width: 20, height: 30 },
      { length: 20, width: 10, height: 30 },
    ]);
    expect(orientationsOf({ ...box, width: 10 })).toHaveLength(1);
  });

  it('are six when every side may be upright, one for a cube', () => {
    expect(orientationsOf({ ...box, uprightSides: ['length', 'width', 'height'] })).toHaveLength(6);
    const cube: BoxInput = {
      ...box,
      length: 5,
      width: 5,
      height: 5,
      uprightSides: ['length', 'width', 'height'],
    };
    expect(orientationsOf(cube)).toHaveLength(1);
  });
});

describe('a carton is rejected before packing', () => {
  it.each([
    ['an outer side of 63.5 is allowed', 63.5, undefined],
    ['an outer side of 63.51 is not', 63.51, 'carton-side-too-long'],
  ])('%s', (_title, outerLength, code) => {
    expect(rejectionCode([box], { outerLength })).toBe(code);
  });

  it.each([
    ['22.68 kg are allowed', 22.68, undefined],
    ['22.681 kg are not', 22.681, 'load-too-heavy'],
  ])('%s', (_title, weight, code) => {
    expect(rejectionCode([{ ...box, weight }])).toBe(code);
  });

  it.each([
    ['a box as high as the usable space', { height: 37.92 }, undefined],
    ['a box a tenth of a millimeter higher', { height: 37.93 }, 'box-too-large'],
    ['a box that fits turned', { length: 22.92, width: 32.92 }, undefined],
    ['a box without a size', { length: 0 }, 'box-too-large'],
  ])('%s', (_title, sides, code) => {
    expect(rejectionCode([{ ...box, ...sides }])).toBe(code);
  });

  it('by volume when the boxes take more than the usable space', () => {
    const half: BoxInput = { ...box, length: 32.92, width: 22.92, height: 18.96 };
    expect(rejectionCode([{ ...half, quantity: 2 }])).toBeUndefined();
    expect(rejectionCode([{ ...half, quantity: 3 }])).toBe('volume-too-small');
  });
});

describe('turnedCartons', () => {
  const heightsOf = (sides: Partial<typeof carton>) =>
    turnedCartons(
      toCarton({
        ...carton,
        ...sides,
        innerLength: undefined,
        innerWidth: undefined,
        innerHeight: undefined,
      }),
      free,
    ).map(({ outerHeight }) => outerHeight);
  const free = PACKING_RULES['amazon-us-2026-11-21'].rules;

  it('keeps a carton as it is listed by the rules of the specification', () => {
    expect(turnedCartons(carton, rules)).toEqual([carton]);
  });

  it('turns a carton onto each of its sides, as listed first', () => {
    expect(heightsOf({ outerLength: 55, outerWidth: 45, outerHeight: 40 })).toEqual([40, 45, 55]);
  });

  it('has equal turned cartons once', () => {
    expect(heightsOf({ outerLength: 63, outerWidth: 63, outerHeight: 50 })).toEqual([50, 63]);
    expect(heightsOf({ outerLength: 60, outerWidth: 40, outerHeight: 40 })).toEqual([40, 60]);
    expect(heightsOf({ outerLength: 40, outerWidth: 40, outerHeight: 40 })).toEqual([40]);
  });
});
