import { ACRONYMS } from '@seller-toolbox/reference-data/acronyms.data';
import { findCapitalWords } from './capital-words.ts';
import { segmentWords } from '@seller-toolbox/listing-text/words';

const found = (text: string) => findCapitalWords(segmentWords(text, 'en-US').words).map((word) => word.text);

describe('findCapitalWords', () => {
  it.each([
    ['three letters', 'BIG', ['BIG']],
    ['accents', 'CAFÉ E\u0301TE', ['CAFÉ', 'E\u0301TE']],
    ['an apostrophe', "MEN'S", ["MEN'S"]],
    ['other scripts with two cases', 'ДОМ', ['ДОМ']],
    ['every occurrence', 'NEW and NEW', ['NEW', 'NEW']],
  ])('finds a word with %s', (_title, text, words) => {
    expect(found(text)).toEqual(words);
  });

  it.each([
    ['two letters', 'XL'],
    ['a small letter', 'BIGs'],
    ['a digit', '10PCS MP3'],
    ['no letter', '1000'],
    ['a script without cases', '水筒水筒'],
  ])('does not find a word with %s', (_title, text) => {
    expect(found(text)).toEqual([]);
  });

  it.each(ACRONYMS.map((acronym) => [acronym]))('%s is allowed in capitals', (acronym) => {
    expect(found(acronym.toUpperCase())).toEqual([]);
  });
});
