import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import { readability } from './readability.ts';
import { segmentWords } from '@seller-toolbox/listing-text/words';

const of = (text: string) =>
  readability(segmentWords(text, 'en-US').words, TITLE_POLICIES.standard.readability);

describe('readability', () => {
  it('subtracts twice the average word length', () => {
    expect(of('ab abcd')).toEqual({
      score: 94,
      averageWordLength: 3,
      longWords: 0,
      averagePoints: 6,
      longWordPoints: 0,
    });
  });

  it('a word of 8 letters is not long', () => {
    expect(of('abcdefgh')).toMatchObject({ longWords: 0, score: 84 });
  });

  it('a word of 9 letters is long and costs 5', () => {
    expect(of('abcdefghi')).toMatchObject({ longWords: 1, score: 77 });
  });

  it('stops at 0', () => {
    expect(of('abcdefghij '.repeat(30)).score).toBe(0);
    expect(of('a'.repeat(60)).score).toBe(0);
  });

  it('is 0 without words', () => {
    expect(of('!!! ---').score).toBe(0);
  });
});
