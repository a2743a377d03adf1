import fc from 'fast-check';
import { splitWords } from './split-words.ts';

const texts = (text: string) => splitWords(text).map((word) => word.text);

describe('splitWords', () => {
  it.each([
    ['white space alone', 'USB-C cable,  2-pack\n(new)', ['USB-C', 'cable,', '2-pack', '(new)']],
    ['full-width and no-break spaces', 'a\u3000b\u00a0c', ['a', 'b', 'c']],
    ['Chinese words', '不锈钢水杯，带吸管', ['不锈钢', '水杯', '带', '吸管']],
    ['Japanese words', 'ステンレス水筒', ['ステンレス', '水筒']],
    ['Thai words', 'ขวดน้ำ', ['ขวด', 'น้ำ']],
    ['Latin words among Chinese ones', '500ml水杯 BPA-free', ['500ml', '水杯', 'BPA-free']],
    ['nothing in white space', ' \n ', []],
  ])('finds %s', (_title, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('cuts no word at the end of a slice', () => {
    expect(texts('不锈钢水杯'.repeat(100))).toEqual(Array(100).fill(['不锈钢', '水杯']).flat());
  });

  it('returns the offsets of each word, in order and without overlap', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '水', '筒', ' ', '。', '\ud83d', 'น้ำ'), maxLength: 500 }),
        (text) => {
          let last = 0;
          for (const word of splitWords(text)) {
            expect(text.slice(word.start, word.end)).toBe(word.text);
            expect(word.start).toBeGreaterThanOrEqual(last);
            last = word.end;
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
