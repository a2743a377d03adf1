import { createVocabulary, without } from './vocabulary.ts';

const units = createVocabulary({ cm: 'cm|厘米', in: 'in|inch', floz: 'fl oz', oz: 'oz' });

describe('createVocabulary', () => {
  it.each([
    ['10 cm', ['cm']],
    ['10厘米长', ['cm']],
    ['inch', ['in']],
    ['main inches', []],
    ['2 fl oz', ['floz']],
  ])('finds the words of %s', (text, ids) => {
    expect(units.find(text).map(({ id }) => id)).toEqual(ids);
  });

  it('finds a word at a place, after blanks', () => {
    expect(units.findAt('10 in', 2)).toEqual({ id: 'in', start: 2, end: 5 });
    expect(units.findAt('10 of in', 2)).toBeUndefined();
  });
});

describe('without', () => {
  it('leaves out parts in any order', () => {
    expect(
      without('abcdef', [
        { start: 4, end: 5 },
        { start: 1, end: 2 },
      ]),
    ).toBe('a cd f');
  });
});
