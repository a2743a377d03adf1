import { emptySlots, type SlotLimits } from './empty-slots.ts';
import type { Placement } from './packing-output.schema.ts';

const box = (x: number, y: number, z: number, sides: Partial<Placement> = {}): Placement => ({
  boxId: 'a',
  x,
  y,
  z,
  length: 10,
  width: 10,
  height: 10,
  rotated: false,
  layer: z / 10 + 1,
  ...sides,
});
const limits = (length: number, width: number, height: number, freeWeight = 100): SlotLimits => ({
  space: { length, width, height },
  weightOf: () => 1,
  freeWeight,
});
const placesOf = (slots: readonly Placement[]) => slots.map(({ x, y, z }) => [x, y, z]);

describe('emptySlots', () => {
  it('finds the places beside and on a box, and those beside them', () => {
    const slots = emptySlots([box(0, 0, 0)], limits(20, 10, 20));
    expect(placesOf(slots)).toEqual([
      [10, 0, 0],
      [0, 0, 10],
      [10, 0, 10],
    ]);
    expect(slots.map(({ layer }) => layer)).toEqual([1, 2, 2]);
  });

  it('leaves out a place that is a hair too short', () => {
    expect(emptySlots([box(0, 0, 0)], limits(19.99, 10, 10))).toEqual([]);
    expect(emptySlots([box(0, 0, 0)], limits(20, 10, 10))).toHaveLength(1);
  });

  it('leaves out a place that hangs over the boxes below', () => {
    const low = box(10, 0, 0, { boxId: 'b', width: 9 });
    const slots = emptySlots([box(0, 0, 0), box(0, 0, 10), low], limits(20, 10, 20));
    expect(slots.map(({ boxId }) => boxId)).toEqual(['b']);
  });

  it('leaves out a place that another box takes in part', () => {
    const beside = box(15, 0, 0, { boxId: 'b', length: 5 });
    expect(emptySlots([box(0, 0, 0), beside], limits(20, 10, 10))).toEqual([]);
  });

  it('adds no more than the weight limit allows', () => {
    expect(emptySlots([box(0, 0, 0)], limits(50, 10, 10, 2))).toHaveLength(2);
    expect(emptySlots([box(0, 0, 0)], limits(50, 10, 10, 0.99))).toEqual([]);
  });

  it('is left out for more than 300 boxes', () => {
    const row = (count: number) => Array.from({ length: count }, (_, at) => box(at * 10, 0, 0));
    expect(emptySlots(row(300), limits(3010, 10, 10))).toHaveLength(1);
    expect(emptySlots(row(301), limits(3020, 10, 10))).toEqual([]);
  });
});
