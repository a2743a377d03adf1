import { findPunctuation } from './punctuation.ts';

describe('findPunctuation', () => {
  it.each([
    ['the six characters', 'a. b, c; d: e! f?', 6],
    ['their full-width forms', 'a．b，c；d：e！f？', 6],
    ['the East Asian stop and comma', '水筒、保温。', 2],
    ['a run of them one by one', 'Wow!!!', 3],
    ['a point before a number or behind it', '.5 and 5.', 2],
    ['the comma of a number', '1,000 mAh', 1],
  ])('counts %s', (_title, text, count) => {
    expect(findPunctuation(text)).toHaveLength(count);
  });

  it.each([
    ['the point inside a number', '3.5 mm, 1.2.3'.replace(',', '')],
    ['the full-width point inside a number', '３．５'],
    ['other signs', "Men's (2-pack) A/B & C | D"],
  ])('does not count %s', (_title, text) => {
    expect(findPunctuation(text)).toEqual([]);
  });

  it('says where one stands', () => {
    expect(findPunctuation('🙂!')).toEqual([{ start: 2, end: 3 }]);
  });
});
