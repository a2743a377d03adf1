import { plotOf } from './plot.ts';

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

describe('plotOf', () => {
  it('runs from edge to edge, with the stock-out in its place', () => {
    expect(plotOf(LINE)).toMatchObject({
      ticks: [0, 25, 50, 75, 100],
      line: '0,50 50,100 50,0 100,50',
      below: '0,100 0,50 50,100 50,0 100,50 100,100',
      withoutOrder: '',
      stockOut: 50,
    });
  });

  it('holds zero and the levels where no stock reaches them', () => {
    const points = LINE.points.map(({ day, stock }) => ({ day, stock: stock - 100 }));
    const { levels, placeY } = plotOf({ ...LINE, points }, [100]);
    expect([...levels, placeY(0), placeY(-100)]).toEqual([0, 50, 100]);
    expect(plotOf({ ...LINE, stockOutDay: null }).stockOut).toBeNull();
  });
});
