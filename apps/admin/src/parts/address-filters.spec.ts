import {
  day,
  oneOf,
  pageNumber,
  readFilters,
  textParameter,
  wholeNumber,
  writeFilters,
} from './address-filters.ts';

const READERS = {
  status: oneOf(['new', 'closed']),
  rating: wholeNumber(1, 5),
  actor: textParameter(8),
  from: day(),
  page: pageNumber,
};

describe('readFilters', () => {
  it('reads what fits', () => {
    expect(readFilters('?status=new&rating=5&actor=mei&from=2026-11-22&page=3&lang=en', READERS)).toEqual({
      status: 'new',
      rating: 5,
      actor: 'mei',
      from: '2026-11-22',
      page: 3,
    });
  });

  it.each([
    ['?status=open', 'status'],
    ['?status=__proto__', 'status'],
    ['?rating=0', 'rating'],
    ['?rating=6', 'rating'],
    ['?rating=1e0', 'rating'],
    ['?rating=', 'rating'],
    ['?actor=%20%20', 'actor'],
    ['?from=2026-13-01', 'from'],
    ['?from=22.11.2026', 'from'],
    ['?page=0', 'page'],
    ['?page=-1', 'page'],
    ['?page=1000001', 'page'],
  ] as const)('leaves out %s', (search, name) => {
    expect(readFilters(search, READERS)[name]).toBeUndefined();
  });

  it('cuts a text that is too long', () => {
    expect(readFilters('?actor=administrator', READERS).actor).toBe('administ');
  });
});

describe('writeFilters', () => {
  it('goes back to the first page when a filter changes, and keeps the rest', () => {
    expect(writeFilters('?status=new&page=4&lang=en', { rating: 5 })).toBe('?status=new&lang=en&rating=5');
  });

  it('keeps the filters when the page changes; the first page needs no parameter', () => {
    expect(writeFilters('?status=new', { page: 2 })).toBe('?status=new&page=2');
    expect(writeFilters('?status=new&page=2', { page: 1 })).toBe('?status=new');
  });

  it('removes what is undefined or empty', () => {
    expect(writeFilters('?status=new&actor=a', { status: undefined, actor: '' })).toBe('');
  });

  it('writes texts so that they come back', () => {
    const search = writeFilters('', { actor: 'a&b=ü' });
    expect(readFilters(search, READERS).actor).toBe('a&b=ü');
  });
});
