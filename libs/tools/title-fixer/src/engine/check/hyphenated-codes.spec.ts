import { hyphenatedCodes } from './hyphenated-codes.ts';

const codesOf = (text: string) => hyphenatedCodes(text).map(({ start, end }) => text.slice(start, end));

describe('hyphenatedCodes', () => {
  it.each([
    ['RANGE HOOD KUI-6CL-L, STEEL', ['KUI-6CL-L']],
    ['Fits EP-603-BK, EP-604/EP-605 (WH-1000XM5)', ['EP-603-BK', 'EP-604', 'EP-605', 'WH-1000XM5']],
    ['EP-603-BLACK', ['EP-603-BLACK']],
    ['A1-B2', ['A1-B2']],
  ])('are found in %s', (text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });

  it.each(['3-PACK', '12-INCH', 'SLIM-FIT', 'BPA-FREE', 'USB-C', 'MAKITA-18V', 'iPhone-15', 'ep-603'])(
    '%s is none',
    (text) => {
      expect(codesOf(text)).toEqual([]);
    },
  );
});
