import { nextSort, sortedBy } from './sorting.ts';

describe('the order of a list', () => {
  it('is told of the column that it follows', () => {
    expect(sortedBy('created_at', 'created_at')).toBe('ascending');
    expect(sortedBy('-created_at', 'created_at')).toBe('descending');
    expect(sortedBy('-created_at', 'rating')).toBeUndefined();
    expect(sortedBy(undefined, 'rating')).toBeUndefined();
  });

  it('turns round at a second press, and begins with the largest', () => {
    expect(nextSort('-created_at', 'created_at')).toBe('created_at');
    expect(nextSort('created_at', 'created_at')).toBe('-created_at');
    expect(nextSort('-created_at', 'rating')).toBe('-rating');
    expect(nextSort(undefined, 'rating')).toBe('-rating');
  });
});
