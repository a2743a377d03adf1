import { keywordsOf, splitKeywords } from './split-keywords.ts';

describe('the keywords of a text', () => {
  it.each([
    ['red, blue', ['red', 'blue']],
    ['红色，蓝色', ['红色', '蓝色']],
    ['red\nblue\r\ngreen\rblack', ['red', 'blue', 'green', 'black']],
    ['  wireless mouse ,, ,\n\n', ['wireless mouse']],
    ['red\tblue', ['red', 'blue']],
    ['usb-c; red', ['usb-c; red']],
    [' ,，\n', []],
    ['', []],
  ])('of %j are %j', (text, keywords) => {
    expect(splitKeywords(text)).toEqual(keywords);
  });
});

describe('the keywords of a list', () => {
  it('are its entries, trimmed, commas kept, empty ones dropped', () => {
    expect(keywordsOf([' red ', '', '1,000 pieces', ' \t'])).toEqual(['red', '1,000 pieces']);
  });

  it('have no line break inside', () => {
    expect(keywordsOf(['two \r\n lines'])).toEqual(['two lines']);
  });
});
