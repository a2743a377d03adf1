import { readSize, readSizes } from './size.ts';

const read = (text: string, language = 'en') =>
  readSize(text, { language, parseNumber: (digits) => Number(digits.replace(',', '.')) });

describe('readSize', () => {
  it.each([
    ['10x8x4 in 0.9 lb', 'imperial', [10, 8, 4], 0.9],
    ['30×20×10 cm 500g', 'metric', [30, 20, 10], 0.5],
    ['8" x 6" x 2", 12 oz', 'imperial', [8, 6, 2], 0.75],
    ['L 14 W 9 H 4 inch weight 3.5 pounds', 'imperial', [14, 9, 4], 3.5],
    ['长30宽20高10cm 重500克', 'metric', [30, 20, 10], 0.5],
    ['300 * 200 * 100 mm', 'metric', [30, 20, 10], null],
    ['1 ft by 8 in by 4 in', 'imperial', [12, 8, 4], null],
    ['10x8x4 in 1 kg', 'imperial', [10, 8, 4], 2.2046226218488],
    ['25×15×8cm，0.6kg', 'metric', [25, 15, 8], 0.6],
    ['10x8x4', 'imperial', [10, 8, 4], null],
    ['10x8x0.75 in 1/2 lb', 'imperial', [10, 8, 0.75], 0.5],
    ['10 1/2 x 8 x 0.75 in 8 oz', 'imperial', [10.5, 8, 0.75], 0.5],
    ['10½ x 8-1/4 x 31/32 in 8 oz', 'imperial', [10.5, 8.25, 0.96875], 0.5],
    ['10x8x2 in 2 lb 3 oz', 'imperial', [10, 8, 2], 2.1875],
    ['10x8x2 in, 2 lbs and 15.9 oz', 'imperial', [10, 8, 2], 2.99375],
    ['10x8x2 in 2 lb 32 oz', 'imperial', [10, 8, 2], 2],
    ['10x8x2 in 2 lb / 3 oz', 'imperial', [10, 8, 2], 2],
    ['1 ft 2 in x 8 in x 4 in 1 lb', 'imperial', [14, 8, 4], 1],
    ['长30宽20高10cm 重1公斤200克', 'metric', [30, 20, 10], 1.2],
  ])('reads %s', (text, system, sides, weight) => {
    expect(read(text)).toMatchObject({ system, sides, weight });
  });

  it('takes centimeters without a unit where the language is not English', () => {
    expect(read('10x8x4', 'zh')?.system).toBe('metric');
  });

  it('does not take days and other slashes for fractions', () => {
    expect(read('10x8x4 in 24/7 2 lb')).toMatchObject({ sides: [10, 8, 4], weight: 2 });
    expect(read('1/2/2026')).toBeNull();
  });

  it.each(['10x8 in', '10 8 4 in', '10x8x4 lb', '0x8x4 in', 'x x x', '10 in', ''])(
    'finds none in "%s"',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it('counts the letters that are about something else', () => {
    expect(read('fba fee 10x8x4 in 1 lb')?.otherLetters).toBe(0);
    expect(read('Storage Box 10x8x4 inch')?.otherLetters).toBe(7);
  });
});

describe('readSizes', () => {
  it('reads two sizes, each in its unit', () => {
    const sizes = readSizes('12x8x5 cm in a 20x16x12 in carton', { language: 'en', parseNumber: Number });
    expect(sizes.map(({ sides, system }) => [sides, system])).toEqual([
      [[12, 8, 5], 'metric'],
      [[20, 16, 12], 'imperial'],
    ]);
  });

  it('takes the unit of one for another without', () => {
    const sizes = readSizes('5x4x2 in 20x16x12 cm', { language: 'en', parseNumber: Number });
    expect(sizes.map(({ system }) => system)).toEqual(['imperial', 'metric']);
    expect(readSizes('5x4x2 / 20x16x12 cm', { language: 'en', parseNumber: Number })[0]?.system).toBe(
      'metric',
    );
  });
});
