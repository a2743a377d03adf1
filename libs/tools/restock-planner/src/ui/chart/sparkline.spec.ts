import { sparkline } from './sparkline.ts';

const LINE = {
  points: [
    { day: 0, stock: 50 },
    { day: 10, stock: 0 },
    { day: 10, stock: 100 },
    { day: 20, stock: 50 },
  ],
  withoutOrder: [],
  deliveries: [],
  stockOutDay: 10,
  nextOrderDay: null,
};

describe('sparkline', () => {
  it('runs from edge to edge within its margin, with the stock-out on the axis', () => {
    expect(sparkline(LINE)).toEqual({
      line: '4,28 52,52 52,4 100,28',
      below: '4,52 4,28 52,52 52,4 100,28 100,52',
      withoutOrder: '',
      stockOut: { x: 52, y: 52 },
    });
  });

  it('draws what is owed on the axis, and has no dot where the stock lasts', () => {
    const { line, stockOut } = sparkline({
      ...LINE,
      points: [
        { day: 0, stock: -5 },
        { day: 9, stock: -9 },
      ],
      stockOutDay: null,
    });
    expect(line).toBe('4,52 100,52');
    expect(stockOut).toBeNull();
  });
});
