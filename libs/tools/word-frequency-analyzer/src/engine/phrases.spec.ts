import { findPhrases, MAX_PHRASES } from './phrases.ts';
import { createWordTally } from './word-tally.ts';

function phrasesOf(text: string, options = { minLength: 2, excludeCommonWords: true }) {
  const tally = createWordTally(options);
  tally.add(text);
  return findPhrases(tally).map(({ text: phrase, words, count }) => [phrase, words, count]);
}

describe('findPhrases', () => {
  it('finds phrases of two and three words that occur twice', () => {
    expect(phrasesOf('red water bottle; red water bottle; water bottle; blue cup')).toEqual([
      ['water bottle', 2, 3],
      ['red water', 2, 2],
      ['red water bottle', 3, 2],
    ]);
  });

  it('does not cross punctuation or a line break', () => {
    expect(phrasesOf('water, bottle. water\nbottle water - bottle')).toEqual([]);
  });

  it('begins and ends with a counted word, and may have a common one inside', () => {
    expect(phrasesOf('case for iphone, case for iphone, the case, the case')).toEqual([
      ['case for iphone', 3, 2],
    ]);
  });

  it('counts a phrase in each of its spellings', () => {
    expect(phrasesOf('leakproof lid; leak-proof cap; a leak proof cup')).toEqual([['leak proof', 2, 3]]);
  });

  it('joins words of scripts without spaces', () => {
    expect(phrasesOf('蓝牙耳机。蓝牙耳机。防水 usb, 防水 usb')).toEqual([
      ['蓝牙耳机', 2, 2],
      ['防水 usb', 2, 2],
    ]);
  });

  it('counts overlapping occurrences', () => {
    expect(phrasesOf('ha ha ha ha', { minLength: 1, excludeCommonWords: false })).toEqual([
      ['ha ha', 2, 3],
      ['ha ha ha', 3, 2],
    ]);
  });

  it('returns at most a hundred of each length', () => {
    const line = Array.from({ length: 150 }, (_, place) => `xx${place} yy${place}`).join('; ');
    expect(phrasesOf(`${line}; ${line}`)).toHaveLength(MAX_PHRASES);
  });
});
