import * as fc from 'fast-check';
import { normalizeText } from './normalize.ts';

// Marks of different classes, so that normalizing sorts them.
const MARKS = '\u0301\u0316\u0327\u0323';

describe('normalizeText', () => {
  it.each(['NFC', 'NFD', 'NFKC', 'NFKD'] as const)('gives the same as normalize in %s', (form) => {
    const part = fc.constantFrom('e', 'ﬁ', '１', '한', '\u1112', '\u1161', ...MARKS, '\u{1d15e}', ' ');
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 30 }).map((parts) => parts.join('')),
        (text) => {
          expect(normalizeText(text, form)).toBe(text.normalize(form));
        },
      ),
    );
  });

  it('keeps every mark of a long run', () => {
    const text = `a${MARKS.repeat(20)}b`;
    expect(normalizeText(text, 'NFD')).toHaveLength(text.length);
    expect(normalizeText(text, 'NFD').slice(0, 31)).toBe(`a${MARKS.repeat(8).slice(0, 30)}`.normalize('NFD'));
  });

  it('ends for millions of marks in a row, which normalize sorts in hours', () => {
    expect(normalizeText(MARKS.repeat(500_000), 'NFC')).toHaveLength(2_000_000);
  });
});
