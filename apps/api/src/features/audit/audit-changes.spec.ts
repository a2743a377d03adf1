import { changesBetween } from './audit-changes.ts';

describe('changesBetween', () => {
  it('names what differs with what it was, and nothing that stayed', () => {
    expect(changesBetween({ a: 'one', b: 2, c: true }, { a: 'two', b: 2, c: false })).toEqual({
      a: { before: 'one', after: 'two' },
      c: { before: true, after: false },
    });
  });

  it('has nothing where a fact came or went', () => {
    expect(changesBetween({ gone: '', stays: null }, { come: 0, stays: null })).toEqual({
      gone: { before: '', after: null },
      come: { before: null, after: 0 },
    });
  });
});
