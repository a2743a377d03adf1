import { plotOf } from './plot.ts';

const LINE = {
  points: [
    { day: 0, stock: 50 },
    { day: 10, stock: 0 },
    { day: 10, stock: 100 },
    { day: 20, stock: 50 },
  ],
  planned: [
    { day: 10, stock: 100 },
    { day: 20, stock: 50 },
  ],
  withoutOrder: [],
  isInTime: false,
  deliveries: [],
  stockOutDay: 10,
  nextOrderDay: null,
};

describe('plotOf', () => {
  it('runs from edge to edge', () => {
    expect(plotOf(LINE)).toMatchObject({
      ticks: [0, 50, 100],
      line: '50,0 100,50',
      below: '0,100 0,50 50,100 50,0 100,50 100,100',
      withoutOrder: '',
    });
  });

  it('holds zero and the levels where no stock reaches them', () => {
    const points = LINE.points.map(({ day, stock }) => ({ day, stock: stock - 100 }));
    const { levels, placeY, ticks } = plotOf({ ...LINE, points }, [100]);
    expect(ticks).toEqual([-100, -50, 0, 50, 100]);
    expect([...levels, placeY(0), placeY(-100)]).toEqual([0, 50, 100]);
  });

  it.each([
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [1295, [0, 500, 1000, 1500]],
    [2001, [0, 1000, 2000, 3000]],
    [4000, [0, 1000, 2000, 3000, 4000]],
  ])('has round ticks up to a stock of %d: %j', (stock, ticks) => {
    expect(
      plotOf({
        ...LINE,
        points: [
          { day: 0, stock },
          { day: 9, stock: 0 },
        ],
      }).ticks,
    ).toEqual(ticks);
  });
});
