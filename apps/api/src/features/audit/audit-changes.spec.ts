import { changesBetween } from './audit-changes.ts';

describe('changesBetween', () => {
  it('returns changed facts with their old values', () => {
    expect(changesBetween({ a: 'one', b: 2, c: true }, { a: 'two', b: 2, c: false })).toEqual({
      a: { before: 'one', after: 'two' },
      c: { before: true, after: false },
    });
  });

  it('uses null for an added or removed fact', () => {
    expect(changesBetween({ gone: '', stays: null }, { come: 0, stays: null })).toEqual({
      gone: { before: '', after: null },
      come: { before: null, after: 0 },
    });
  });
});
