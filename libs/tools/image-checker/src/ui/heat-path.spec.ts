import { toHeatPaths } from './heat-path.ts';

const paths = (columns: number, cells: number[]) =>
  toHeatPaths({ columns, rows: cells.length / columns, cellSize: 1, cells });

describe('toHeatPaths', () => {
  it('joins neighbors of the same step within a row only', () => {
    expect(paths(3, [0, 100, 100, 100, 0, 5])).toEqual([
      { step: 0, path: 'M2 1h1v1h-1z' },
      { step: 2, path: 'M1 0h2v1h-2zM0 1h1v1h-1z' },
    ]);
  });

  it.each([
    [1, 0],
    [19, 0],
    [20, 1],
    [59, 1],
    [60, 2],
  ])('draws a cell of %d percent in step %d', (cell, step) => {
    expect(paths(1, [cell]).map((path) => path.step)).toEqual([step]);
  });

  it('is empty for an all-white map', () => {
    expect(paths(2, [0, 0])).toEqual([]);
  });
});
