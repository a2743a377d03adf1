import { readTitle } from './read-title.ts';
import { titleHighlights } from './title-highlights.ts';

const read = (title: string, keyword = '') =>
  readTitle(
    title,
    { keyword, marketplace: 'US', category: 'general', ruleSet: 'standard' },
    { categoryWords: {} },
  );

describe('titleHighlights', () => {
  it('always highlights the keyword', () => {
    expect(titleHighlights(read('🙂 Water bottle', 'water'), [], 200)).toEqual([
      { start: 3, end: 8, codes: ['keyword'] },
    ]);
  });

  it('highlights only applied rows', () => {
    const reading = read('Best BIG™');
    expect(titleHighlights(reading, [], 200)).toEqual([]);
    expect(titleHighlights(reading, ['subjective-words', 'excess-symbols', 'excess-capitals'], 200)).toEqual([
      { start: 0, end: 4, codes: ['subjective-words'] },
      { start: 5, end: 8, codes: ['excess-capitals'] },
      { start: 8, end: 9, codes: ['excess-symbols'] },
    ]);
  });

  it('splits overlapping ranges and lists every code', () => {
    expect(
      titleHighlights(read('BEST bottle', 'est bo'), ['subjective-words', 'excess-capitals'], 200),
    ).toEqual([
      { start: 0, end: 1, codes: ['excess-capitals', 'subjective-words'] },
      { start: 1, end: 4, codes: ['excess-capitals', 'keyword', 'subjective-words'] },
      { start: 4, end: 7, codes: ['keyword'] },
    ]);
  });

  it('joins adjacent ranges with the same codes', () => {
    expect(titleHighlights(read('Wow!!!!'), ['excess-punctuation'], 200)).toEqual([
      { start: 3, end: 7, codes: ['excess-punctuation'] },
    ]);
  });

  it('highlights the part beyond the limit in code points', () => {
    expect(titleHighlights(read('🙂🙂🙂🙂'), ['title-too-long'], 3)).toEqual([
      { start: 6, end: 8, codes: ['title-too-long'] },
    ]);
  });
});
