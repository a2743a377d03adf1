import fc from 'fast-check';
import { segmentWords } from './words.ts';

const texts = (text: string, locale = 'en-US') => segmentWords(text, locale).words.map((word) => word.text);

describe('segmentWords', () => {
  it('counts letters and digits, not symbols', () => {
    expect(texts('Bottle™ (32 oz) - 🙂 & Lid!')).toEqual(['Bottle', '32', 'oz', 'Lid']);
  });

  it('keeps an apostrophe and a decimal point inside the word', () => {
    expect(texts("Men's 3.5mm")).toEqual(["Men's", '3.5mm']);
  });

  it('splits at a hyphen', () => {
    expect(texts('USB-C')).toEqual(['USB', 'C']);
  });

  it('finds words in Japanese without spaces', () => {
    expect(texts('ステンレス水筒保温保冷', 'ja-JP')).toEqual(['ステンレス', '水筒', '保温', '保冷']);
  });

  it('returns the offsets of each word', () => {
    expect(segmentWords('🙂 Big CAP', 'en-US').words).toEqual([
      { text: 'Big', folded: 'big', start: 3, end: 6 },
      { text: 'CAP', folded: 'cap', start: 7, end: 10 },
    ]);
  });

  it('has a boundary at both ends of every word and of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { words, boundaries } = segmentWords(text, 'ja-JP');
        for (const offset of [text.length, ...words.flatMap(({ start, end }) => [start, end])]) {
          expect(boundaries.has(offset)).toBe(true);
        }
      }),
    );
  });
});
