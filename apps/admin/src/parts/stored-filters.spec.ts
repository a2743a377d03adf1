import {
  filtersOf,
  MAX_NAMED_FILTERS,
  namedQuery,
  toFiltersByOwner,
  withFilter,
  withoutFilter,
} from './stored-filters.ts';

const MINE = { userId: 'a', list: '/admin/feedback' };
const open = { name: '待处理', query: 'status=new' };

describe('filters with a name', () => {
  it('belong to one admin and one list', () => {
    const saved = withFilter({}, MINE, open);
    expect(filtersOf(saved, MINE)).toEqual([open]);
    expect(filtersOf(saved, { ...MINE, userId: 'b' })).toEqual([]);
    expect(filtersOf(saved, { ...MINE, list: '/admin/audit' })).toEqual([]);
  });

  it('are replaced by one of the same name, and removed by it', () => {
    const other = { ...open, query: 'status=closed' };
    const saved = withFilter(withFilter({}, MINE, open), MINE, other);
    expect(filtersOf(saved, MINE)).toEqual([other]);
    expect(filtersOf(withoutFilter(saved, MINE, open.name), MINE)).toEqual([]);
  });

  it('are limited; the oldest is dropped', () => {
    const saved = Array.from({ length: MAX_NAMED_FILTERS + 1 }, (_, index) => String(index)).reduce(
      (known, name) => withFilter(known, MINE, { name, query: 'status=new' }),
      {},
    );
    expect(filtersOf(saved, MINE).map(({ name }) => name)).toEqual(
      Array.from({ length: MAX_NAMED_FILTERS }, (_, index) => String(index + 1)),
    );
  });

  it.each([
    ['?status=new&page=3&lang=en&new=1', 'status=new'],
    ['?sort=rating&rating=1', 'sort=rating&rating=1'],
    ['?page=2', ''],
    ['', ''],
  ])('keep of %j only %j', (search, query) => {
    expect(namedQuery(search)).toBe(query);
  });

  it.each([null, [], 'text', { 'a /admin/feedback': 3 }, { 'a /admin/feedback': [1, { name: 2 }] }])(
    'are empty for %j',
    (stored) => {
      expect(filtersOf(toFiltersByOwner(stored), MINE)).toEqual([]);
    },
  );
});
