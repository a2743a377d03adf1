import { searchTermsOf } from './search-terms.ts';

describe('searchTermsOf', () => {
  it('has each word once', () => {
    expect(searchTermsOf([['Red cup', 'blue Cup'], ['cup holder']])).toEqual({
      text: 'red cup blue holder',
      bytes: 19,
      maxBytes: 249,
      leftOut: 0,
    });
  });

  it('fits into 249 bytes', () => {
    const words = Array.from({ length: 100 }, (_, at) => `word${100 + at}`);
    const { bytes, leftOut, text } = searchTermsOf([words, []]);
    expect(bytes).toBeLessThanOrEqual(249);
    expect(text.split(' ')).toHaveLength(31);
    expect(leftOut).toBe(69);
  });
});
