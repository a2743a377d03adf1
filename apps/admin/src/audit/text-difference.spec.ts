import fc from 'fast-check';
import { textDifference, type DifferencePart } from './text-difference.ts';

/** As a reader sees it: `[-removed-]`, `{+added+}`. */
const marked = (parts: readonly DifferencePart[]) =>
  parts
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

const without = (kind: DifferencePart['kind'], parts: readonly DifferencePart[]) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('');

describe('textDifference', () => {
  it.each([
    ['Sale ends today', 'Sale ends on Sunday', 'Sale ends [-today-]{+on Sunday+}'],
    ['Sale', 'Stop', '[-Sale-]{+Stop+}'],
    ['周日两点维护', '周日三点维护', '周日[-两-]{+三+}点维护'],
    [
      'today at 2, for one hour',
      'Sunday at 2, for two hours',
      '[-today-]{+Sunday+} at 2, for [-one-]{+two+} [-hour-]{+hours+}',
    ],
    ['', 'new', '{+new+}'],
    ['old', '', '[-old-]'],
    ['aaa aaa', 'aaa', 'aaa[- aaa-]'],
    ['same', 'same', 'same'],
    ['', '', ''],
  ])('of %p and %p is %p', (before, after, expected) => {
    expect(marked(textDifference(before, after))).toBe(expected);
  });

  it('replaces long texts without a common word as a whole, and quickly', () => {
    const [before, after] = ['a '.repeat(2500), 'b,'.repeat(2500)];
    expect(textDifference(before, after)).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  });

  it('contains every letter of both versions', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '维', '护', '😀'), maxLength: 100 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = textDifference(before, after);
        expect(without('added', parts)).toBe(before);
        expect(without('removed', parts)).toBe(after);
      }),
    );
  });
});
