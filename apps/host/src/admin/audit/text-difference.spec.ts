import fc from 'fast-check';
import { textDifference } from './text-difference.ts';

describe('textDifference', () => {
  it.each([
    ['Sale ends today', 'Sale ends on Sunday', ['Sale ends ', 'today', 'on Sunday', '']],
    ['Sale', 'Stop', ['', 'Sale', 'Stop', '']],
    ['周日两点维护', '周日三点维护', ['周日', '两', '三', '点维护']],
    ['', 'new', ['', '', 'new', '']],
    ['aaa aaa', 'aaa', ['aaa', ' aaa', '', '']],
    ['same', 'same', ['same', '', '', '']],
  ])('of %p and %p is %p', (before, after, expected) => {
    const { start, removed, added, end } = textDifference(before, after);
    expect([start, removed, added, end]).toEqual(expected);
  });

  it('loses no letter of either version', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const { start, removed, added, end } = textDifference(before, after);
        expect(start + removed + end).toBe(before);
        expect(start + added + end).toBe(after);
      }),
    );
  });
});
