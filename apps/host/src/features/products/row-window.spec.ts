import { inElementOrder, rowWindow, slotOf } from './row-window.ts';

const windowAt = (first: number, rows = 100) => rowWindow({ first, count: 10 }, { rows, beyond: 4 });

describe('rowWindow', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [50, 46],
    [86, 82],
    [87, 82],
    [90, 82],
  ])('has the same size at every place: row %i in sight', (first, from) => {
    expect(windowAt(first)).toEqual({ first: from, size: 18 });
  });

  it('has all rows of a short table, and none of an empty one', () => {
    expect(windowAt(0, 18)).toEqual({ first: 0, size: 18 });
    expect(windowAt(0, 17)).toEqual({ first: 0, size: 17 });
    expect(windowAt(0, 0)).toEqual({ first: 0, size: 0 });
  });
});

describe('slotOf and inElementOrder', () => {
  const itemsFrom = (first: number) => Array.from({ length: 5 }, (_, at) => ({ index: first + at }));
  const slots = (first: number, base: number) =>
    inElementOrder(itemsFrom(first), base).map(({ index }) => slotOf(index, 5));

  it.each([0, 1, 7, 10])('keep the elements of rows from %i in their places while others come', (base) => {
    const before = slots(base, base);
    expect([...before].sort()).toEqual([0, 1, 2, 3, 4]);
    for (const first of [base + 1, base + 4, base + 5, base + 13, 0])
      expect(slots(first, base)).toEqual(before);
  });

  it('are in the order of the rows where the base is their first', () => {
    expect(inElementOrder(itemsFrom(7), 7)).toEqual(itemsFrom(7));
  });
});
