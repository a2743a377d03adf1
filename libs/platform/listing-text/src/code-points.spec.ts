import fc from 'fast-check';
import { codePointLength, toCodePointPosition, toUtf16Offset } from './code-points.ts';

describe('codePointLength', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 2],
    ['🙂', 1],
    ['\ud83d', 1],
    ['水筒', 2],
  ])('of %j is %d', (text, length) => {
    expect(codePointLength(text)).toBe(length);
  });
});

describe('toCodePointPosition and toUtf16Offset', () => {
  it('are inverse at the start of every code point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (let position = 0; position <= codePointLength(text); position += 1) {
          expect(toCodePointPosition(text, toUtf16Offset(text, position))).toBe(position);
        }
      }),
    );
  });

  it('limit an offset to the end of the text', () => {
    expect(toUtf16Offset('a🙂', 9)).toBe(3);
  });
});
