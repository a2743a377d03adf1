import { PUNCTUATION } from '@seller-toolbox/reference-data/punctuation.data';
import { findPunctuation } from './punctuation.ts';

describe('findPunctuation', () => {
  it.each(PUNCTUATION)('counts $sign and each of its full-width forms', ({ sign, fullWidth }) => {
    for (const form of [sign, ...fullWidth]) expect(findPunctuation(`a${form} b`)).toHaveLength(1);
  });

  it('lists the Unicode full-width form of each sign', () => {
    for (const { sign, fullWidth } of PUNCTUATION) {
      expect(fullWidth.map((form) => form.normalize('NFKC'))).toContain(sign);
    }
  });

  it.each([
    ['the six characters', 'a. b, c; d: e! f?', 6],
    ['their full-width forms', 'a．b，c；d：e！f？', 6],
    ['the East Asian stop and comma', '水筒、保温。', 2],
    ['each character of a run', 'Wow!!!', 3],
    ['a point before or after a number', '.5 and 5.', 2],
    ['the comma of a number', '1,000 mAh', 1],
  ])('counts %s', (_title, text, count) => {
    expect(findPunctuation(text)).toHaveLength(count);
  });

  it.each([
    ['the point inside a number', '3.5 mm, 1.2.3'.replace(',', '')],
    ['the full-width point inside a number', '３．５'],
    ['half-width katakana signs', 'ﾎﾞﾄﾙ､ﾌﾀ｡'],
    ['the middle dot and the ideographic brackets', '水・筒「保温」'],
    ['other signs', "Men's (2-pack) A/B & C | D"],
  ])('does not count %s', (_title, text) => {
    expect(findPunctuation(text)).toEqual([]);
  });

  it('returns the offsets', () => {
    expect(findPunctuation('🙂!')).toEqual([{ start: 2, end: 3 }]);
  });
});
