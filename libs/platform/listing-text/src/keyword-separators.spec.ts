import { splitKeywords, splitListedWords } from './keyword-separators.ts';

describe('splitKeywords', () => {
  it.each([
    ['a comma', 'red, blue'],
    ['a full-width comma', 'red，blue'],
    ['an ideographic comma', 'red、blue'],
    ['a half-width ideographic comma', 'red､blue'],
    ['a semicolon', 'red; blue'],
    ['a full-width semicolon', 'red；blue'],
    ['a tab', 'red\tblue'],
    ['a line break', 'red\r\nblue'],
    ['several in a row', ' ,red、，\n；blue;'],
  ])('separates by %s', (_, text) => {
    expect(splitKeywords(text)).toEqual(['red', 'blue']);
  });

  it('keeps the words of a keyword together', () => {
    expect(splitKeywords('water bottle, leak-proof')).toEqual(['water bottle', 'leak-proof']);
  });

  it('finds none in a text of separators only', () => {
    expect(splitKeywords(' 、;，\n')).toEqual([]);
  });
});

describe('splitListedWords', () => {
  it.each([
    ['a space', 'red blue'],
    ['a full-width space', 'red\u3000blue'],
    ['an ideographic comma', 'red、blue'],
    ['a full-width semicolon', 'red；blue'],
    ['several in a row', '、red, ; \n blue '],
  ])('separates by %s', (_, text) => {
    expect(splitListedWords(text)).toEqual(['red', 'blue']);
  });

  it('finds none in a text of separators only', () => {
    expect(splitListedWords(' 、; ')).toEqual([]);
  });
});
