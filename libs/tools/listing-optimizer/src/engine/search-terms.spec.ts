import {
  BYTE_LIMITED_SEARCH_TERM_RULES,
  STANDARD_SEARCH_TERM_RULES,
} from '@seller-toolbox/reference-data/search-term-rules.data';
import { readSearchTerms } from './search-terms.ts';

const byCommas = (field: string) => readSearchTerms(field, STANDARD_SEARCH_TERM_RULES);
const bySpaces = (field: string) => readSearchTerms(field, BYTE_LIMITED_SEARCH_TERM_RULES);

describe('readSearchTerms', () => {
  it('splits terms at commas and lists repeated ones', () => {
    const { terms, repeated } = byCommas('Water Bottle, flask，water  bottle,, FLASK ,mug');
    expect(terms).toEqual(['water bottle', 'flask', 'water bottle', 'flask', 'mug']);
    expect(repeated).toEqual(['water bottle', 'flask']);
  });

  it.each(['，', '、', '､', '；', ';', '\t', '\n'])('separates terms and words by %j', (separator) => {
    const field = `水筒${separator}保冷ボトル`;
    expect([byCommas(field).terms, bySpaces(field).terms]).toEqual([
      ['水筒', '保冷ボトル'],
      ['水筒', '保冷ボトル'],
    ]);
  });

  it.each([
    ['水筒、保冷，大容量,軽量', 3],
    ['水筒 保冷；軽量', 0],
  ])('counts the commas of every script in %j', (field, commas) => {
    expect(bySpaces(field).commas).toBe(commas);
  });

  it('splits words if the field is limited in bytes', () => {
    const { terms, repeated, commas } = bySpaces('water bottle, sports flask; Water');
    expect(terms).toEqual(['water', 'bottle', 'sports', 'flask', 'water']);
    expect([repeated, commas]).toEqual([['water'], 1]);
  });

  it.each([
    ['leakproof leak proof', ['leakproof']],
    ['leak proof leak-proof', ['leak-proof']],
    ['leak-proof leakproof', ['leakproof']],
    ['leak bag proof leakproof', []],
    ['non stick pan nonstick', ['nonstick']],
    ['900 w mixer 900w', ['900w']],
    ['保冷 水筒 保冷水筒', ['保冷水筒']],
    ['car pet carpet', []],
    ['car pets carpets', []],
    ['sea son season', []],
    ['carpet car-pet', ['car-pet']],
  ])('lists the second spelling of a phrase as repeated: %j', (field, repeated) => {
    expect(bySpaces(field).repeated).toEqual(repeated);
  });

  it('takes other spellings as terms of their own where terms are counted', () => {
    expect(byCommas('leak proof, leakproof').repeated).toEqual([]);
  });

  it.each([
    ['a b', 3],
    [' a, b ', 4],
    ['é', 2],
    ['水筒', 6],
    ['🔥', 4],
    ['\ud83d', 3],
    ['', 0],
  ])('the bytes of %j are %d', (field, bytes) => {
    expect(bySpaces(field).bytes).toBe(bytes);
  });

  it('gives no terms for commas only', () => {
    expect(byCommas(' ,, ').terms).toEqual([]);
  });

  it('lists a term that occurs three times once', () => {
    expect(byCommas('a,a,a').repeated).toEqual(['a']);
  });
});
