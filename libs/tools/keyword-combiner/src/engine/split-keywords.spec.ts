import { splitKeywords } from '@seller-toolbox/listing-text/keyword-separators';
import fc from 'fast-check';
import { keywordsOf } from './split-keywords.ts';

describe('keywordsOf a text', () => {
  it.each([
    ['red, blue', ['red', 'blue']],
    ['红色，蓝色', ['红色', '蓝色']],
    ['red\nblue\r\ngreen\rblack', ['red', 'blue', 'green', 'black']],
    ['  wireless mouse ,, ,\n\n', ['wireless mouse']],
    ['red\tblue', ['red', 'blue']],
    ['usb-c; red；blue、green', ['usb-c', 'red', 'blue', 'green']],
    [' ,，\n', []],
    ['', []],
  ])('%j gives %j', (text, keywords) => {
    expect(keywordsOf(text)).toEqual(keywords);
  });
});

describe('keywordsOf a list', () => {
  it('trims entries, keeps commas and drops empty ones', () => {
    expect(keywordsOf([' red ', '', '1,000 pieces', ' \t'])).toEqual(['red', '1,000 pieces']);
  });

  it('replaces line breaks inside entries', () => {
    expect(keywordsOf(['two \r\n lines'])).toEqual(['two lines']);
  });
});

describe('keywordsOf and splitKeywords', () => {
  it('split every text alike', () => {
    const unit = fc.constantFrom(...'ab ,，､、;；.|/\t\r\n\u2028\u2029');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        expect(keywordsOf(text)).toEqual(splitKeywords(text));
      }),
    );
  });
});
