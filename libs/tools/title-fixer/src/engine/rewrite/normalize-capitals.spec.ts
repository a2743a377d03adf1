import { normalizeCapitals } from './normalize-capitals.ts';

describe('normalizeCapitals', () => {
  it.each([
    ['RANGE HOOD KUI-6CL-L, STAINLESS STEEL', 'Range Hood KUI-6CL-L, Stainless Steel'],
    ['BATTERY EP-603-BK FOR DRILLS', 'Battery EP-603-BK for Drills'],
    ['EAR PADS WH-1000XM5 AND EP-603-BLACK', 'Ear Pads WH-1000XM5 and EP-603-BLACK'],
  ])('keeps hyphenated codes: %s', (text, expected) => {
    expect(normalizeCapitals(text, 'en').text).toBe(expected);
  });

  it.each([
    ['SLIM-FIT SHIRT, 3-PACK', 'Slim-Fit Shirt, 3-Pack'],
    ['BPA-FREE BOTTLE, 32 OUNCES', 'BPA-Free Bottle, 32 Ounces'],
  ])('capitalizes hyphenated words: %s', (text, expected) => {
    expect(normalizeCapitals(text, 'en').text).toBe(expected);
  });

  it.each([
    ['ja', '水筒 最大文字数 大文字盤'],
    ['zh', '保温杯 大写字母款'],
  ])('takes no word of %s for capitals', (language, text) => {
    expect(normalizeCapitals(text, language)).toEqual({ text, words: [] });
  });
});
