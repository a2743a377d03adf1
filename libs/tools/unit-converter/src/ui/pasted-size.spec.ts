import type { Language } from '@seller-toolbox/words';
import { pastedSize, type PastedSize } from './pasted-size.ts';

describe('pastedSize', () => {
  it.each<[string, Language, number[], PastedSize['unit']]>([
    ['12 x 8 x 4 in', 'en', [12, 8, 4], 'in'],
    ['12x8x4in', 'en', [12, 8, 4], 'in'],
    ['12 X 8 X 4 Inches', 'en', [12, 8, 4], 'in'],
    ['12 by 8 by 4 inches', 'en', [12, 8, 4], 'in'],
    ['30×20×15 cm', 'zh', [30, 20, 15], 'cm'],
    ['12*8*4"', 'en', [12, 8, 4], 'in'],
    ['12"x8"x4"', 'en', [12, 8, 4], 'in'],
    ['12″ × 8″ × 4″', 'en', [12, 8, 4], 'in'],
    ['12”×8”×4”', 'zh', [12, 8, 4], 'in'],
    ["2' x 1' x 1'", 'en', [2, 1, 1], 'ft'],
    ['３０×２０×１５㎝', 'ja', [30, 20, 15], 'cm'],
    ['３０＊２０＊１５ｃｍ', 'zh', [30, 20, 15], 'cm'],
    ['３０．５ｘ２０ｘ１５', 'zh-TW', [30.5, 20, 15], undefined],
    ['30 厘米 × 20 厘米 × 15 厘米', 'zh', [30, 20, 15], 'cm'],
    ['30x20x15公分', 'zh-TW', [30, 20, 15], 'cm'],
    ['12 インチ × 8 インチ', 'ja', [12, 8], 'in'],
    ['30,5 x 20,25 x 15 cm', 'vi', [30.5, 20.25, 15], 'cm'],
    ['1.200 x 800 x 30,5 mm', 'id', [1200, 800, 30.5], 'mm'],
    ['1,200 x 800 x 30.5 mm', 'en', [1200, 800, 30.5], 'mm'],
    ['12"L x 8"W x 4"H', 'en', [12, 8, 4], 'in'],
    ['L12 x W8 x H4 in', 'en', [12, 8, 4], 'in'],
    ['长30×宽20×高15cm', 'zh', [30, 20, 15], 'cm'],
    ['12 x 8 x 4 inches (L x W x H)', 'en', [12, 8, 4], 'in'],
    [' .5 x 8 x 4\tin\n', 'en', [0.5, 8, 4], 'in'],
    ['12*8*4', 'en', [12, 8, 4], undefined],
  ])('%p in %s is %p %p', (text, language, values, unit) => {
    expect(pastedSize(text, language)).toEqual({ values, unit });
  });

  it.each([
    '12',
    '12 in',
    '12 x 8 x 4 x 2 in',
    '12 x 8 x kg',
    '12 x 8 x 4 kg',
    '12 in x 20 cm x 4 in',
    'x x x',
    '12 x -8 x 4 in',
    '12 x 8 x',
    'box of steel',
    '',
  ])('is not %p', (text) => {
    expect(pastedSize(text, 'en')).toBeNull();
  });
});
