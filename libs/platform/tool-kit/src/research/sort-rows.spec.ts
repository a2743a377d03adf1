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
  ] as const)('are %s by number, with equal ones in their former order', (direction, expected) => {
    expect(names(sortRows(ROWS, ({ size }) => size, direction))).toBe(expected);
  });

  it('are sorted by name in the order of the locale', () => {
    expect(names(sortRows(ROWS, ({ name }) => name, 'descending'))).toBe('cba');
  });

  it('are the same objects, in a new array', () => {
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
  it('reverses the order when its column is the sorted one', () => {
    expect(nextSorting(current, 'size', 'descending')).toEqual({ by: 'size', direction: 'ascending' });
  });
  it.each(['ascending', 'descending'] as const)(
    'sorts by another column from its own first direction on: %s',
    (first) => expect(nextSorting(current, 'name', first)).toEqual({ by: 'name', direction: first }),
  );
});
