import fc from 'fast-check';
import { packWords } from './pack-words.ts';

describe('packWords', () => {
  it.each([
    [11, 'steel mug a', 11, 1],
    [10, 'steel mug', 9, 2],
    [9, 'steel mug', 9, 2],
    [8, 'steel a', 7, 2],
    [0, '', 0, 4],
  ])('into %d bytes are %j', (maxBytes, text, bytes, leftOut) => {
    expect(packWords(['steel', 'mug', 'bottles', 'a'], maxBytes)).toEqual({ text, bytes, leftOut });
  });

  it('counts bytes, not characters', () => {
    expect(packWords(['水筒', 'mug'], 6)).toEqual({ text: '水筒', bytes: 6, leftOut: 1 });
  });

  it('never exceeds the limit and loses no word unnoticed', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '水'), minLength: 1, maxLength: 9 }));
    fc.assert(
      fc.property(words, fc.nat(60), (given, maxBytes) => {
        const { text, bytes, leftOut } = packWords(given, maxBytes);
        expect(bytes).toBe(new TextEncoder().encode(text).length);
        expect(bytes).toBeLessThanOrEqual(maxBytes);
        expect((text === '' ? 0 : text.split(' ').length) + leftOut).toBe(given.length);
      }),
    );
  });
});
