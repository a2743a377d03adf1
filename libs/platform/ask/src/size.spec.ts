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
  ])('reads %s', (text, system, sides, weight) => {
    expect(read(text)).toMatchObject({ system, sides, weight });
  });

  it('takes centimeters without a unit where the language is not English', () => {
    expect(read('10x8x4', 'zh')?.system).toBe('metric');
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
