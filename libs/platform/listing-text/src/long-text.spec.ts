import { segmentLongText } from './long-text.ts';
import { segmentWords } from './words.ts';

describe('segmentLongText', () => {
  it.each([
    ['short English', "Men's 3.5mm jack", 'en-US'],
    ['English over many slices', 'Stainless steel bottle, 32 oz. '.repeat(40), 'en-US'],
    ['Chinese over many slices', '不锈钢水杯，'.repeat(100), 'zh'],
    ['nothing', '', 'en-US'],
  ])('finds the words and boundaries of %s as in one piece', (_title, text, locale) => {
    const whole = segmentWords(text, locale);
    const sliced = segmentLongText(text, locale);
    expect(sliced.words).toEqual(whole.words);
    expect([...sliced.boundaries].sort((a, b) => a - b)).toEqual([...whole.boundaries].sort((a, b) => a - b));
  });

  it('keeps all of a word longer than a slice', () => {
    const { words } = segmentLongText('a'.repeat(450), 'en-US');
    expect(words.map(({ text }) => text).join('')).toHaveLength(450);
  });
});
