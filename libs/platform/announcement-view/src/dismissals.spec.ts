import { isDismissed, toDismissals, withDismissed } from './dismissals.ts';

const first = { id: 'a', updated_at: '2026-11-22T00:00:00.000Z' };

describe('a dismissed announcement', () => {
  it('is hidden until it is changed', () => {
    const known = withDismissed({}, first);
    expect(isDismissed(first, known)).toBe(true);
    const edited = { ...first, updated_at: '2026-11-22T00:00:00.001Z' };
    expect(isDismissed(edited, known)).toBe(false);
    expect(isDismissed(edited, withDismissed(known, edited))).toBe(true);
  });

  it('is remembered of the last hundred', () => {
    const ids = Array.from({ length: 101 }, (_, index) => `id-${index}`);
    const known = ids.reduce((before, id) => withDismissed(before, { id, updated_at: 'v' }), {});
    expect(Object.keys(known)).toEqual(ids.slice(1));
    const again = withDismissed(known, { id: 'id-1', updated_at: 'w' });
    expect(Object.keys(again).at(-1)).toBe('id-1');
    expect(Object.keys(again)).toHaveLength(100);
  });

  it.each([[undefined], [null], ['x'], [3], [['a']], [{ a: 1, b: null }]])(
    'is nothing where %j was stored',
    (stored) => {
      expect(toDismissals(stored)).toEqual({});
    },
  );

  it('keeps the valid entries of a manipulated store', () => {
    expect(toDismissals({ a: 'v', b: 5 })).toEqual({ a: 'v' });
    expect(isDismissed({ id: 'toString', updated_at: 'v' }, toDismissals({}))).toBe(false);
  });
});
