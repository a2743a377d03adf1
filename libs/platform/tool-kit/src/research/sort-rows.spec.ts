import * as fc from 'fast-check';
import { nextSorting, sortRows } from './sort-rows.ts';

const ROWS = [
  { name: 'b', size: 10 },
  { name: 'a', size: 9 },
  { name: 'c', size: 10 },
];
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join('');

describe('sorted rows', () => {
  it.each([
    ['ascending', 'abc'],
    ['descending', 'bca'],
  ] as const)('stand %s by number, equal ones in the order they had', (direction, expected) => {
    expect(names(sortRows(ROWS, ({ size }) => size, direction))).toBe(expected);
  });

  it('stand by name as people sort names', () => {
    expect(names(sortRows(ROWS, ({ name }) => name, 'descending'))).toBe('cba');
  });

  it('are the same rows, and the given ones stay as they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 100 }), (values) => {
        const before = [...values];
        const sorted = sortRows(values, (value) => value, 'ascending');
        expect(values).toEqual(before);
        expect(sorted).toEqual([...before].sort((a, b) => a - b));
      }),
    );
  });
});

describe('the head of a column', () => {
  const current = { by: 'size', direction: 'descending' } as const;
  it('turns the order of its own column round', () => {
    expect(nextSorting(current, 'size', 'descending')).toEqual({ by: 'size', direction: 'ascending' });
  });
  it('sorts by another column from its own first direction on', () => {
    expect(nextSorting(current, 'name', 'ascending')).toEqual({ by: 'name', direction: 'ascending' });
  });
});
