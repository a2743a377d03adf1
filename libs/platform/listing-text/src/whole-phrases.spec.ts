import { findWholePhrases, indexPhrases } from './whole-phrases.ts';
import { segmentWords } from './words.ts';

const index = indexPhrases(['best', 'best seller', 'top', 'by', 'limited time']);
const found = (text: string, locale = 'en-US') =>
  findWholePhrases(segmentWords(text, locale), index).map(({ phrase }) => phrase);

describe('findWholePhrases', () => {
  it.each([
    ['in any case', 'BEST Top', ['best', 'top']],
    ['every occurrence', 'best of the best', ['best', 'best']],
    ['a phrase with a hyphen', 'Limited-Time Offer', ['limited time']],
    ['a phrase over several spaces', 'limited  time', ['limited time']],
    ['the longest phrase, not the word it begins with', 'Best Seller', ['best seller']],
    ['the word where the phrase does not go on', 'best bottle seller', ['best']],
    ['a word that touches a sign', 'Top™ (best)', ['top', 'best']],
  ])('finds %s', (_title, text, phrases) => {
    expect(found(text)).toEqual(phrases);
  });

  it.each([
    ['a word inside another', 'Laptop Baby Bestie'],
    ['a word with an ending', "Tops Best's"],
    ['a phrase that punctuation parts', 'limited, time'],
    ['a phrase whose words touch', 'limitedtime'],
    ['the beginning of a phrase at the end of the text', 'limited'],
  ])('does not find %s', (_title, text) => {
    expect(found(text)).toEqual([]);
  });

  it('finds a Latin word between Japanese ones', () => {
    expect(found('激安best水筒', 'ja-JP')).toEqual(['best']);
  });

  it('returns the offsets of a match', () => {
    expect(findWholePhrases(segmentWords('🙂 Must Limited Time', 'en-US'), index)).toEqual([
      { phrase: 'limited time', start: 8, end: 20 },
    ]);
  });
});
