import fc from 'fast-check';
import { readMeasures, valueIn } from './measures.ts';

type Decimal = 'point' | 'comma';

const read = (text: string, decimal: Decimal = 'point') => {
  const [group, sign] = decimal === 'point' ? [',', '.'] : ['.', ','];
  return readMeasures(text, {
    parseNumber: (digits) => Number(digits.replaceAll(group, '').replace(sign, '.')),
  });
};

/** `12 in`, `12 x 8 x 4 in`, `12 x 8 x 4 in; 2 lb`. */
function written(text: string, decimal?: Decimal): string | null {
  const measures = read(text, decimal);
  if (!measures) return null;
  const one = ({ value, unit }: { value: number; unit: string | null }) => [value, unit].join(' ').trim();
  return [measures.values.map(one).join(' x '), ...(measures.weight ? [one(measures.weight)] : [])].join(
    '; ',
  );
}

describe('readMeasures', () => {
  it.each([
    ['12 1/2', '12.5'],
    ['12-1/2 in', '12.5 in'],
    ['12½', '12.5'],
    ['¾"', '0.75 in'],
    ['5/8 in.', '0.625 in'],
    ['-1 1/4', '-1.25'],
    ['−40 °F', '-40 F'],
    ['5 ft 6 in', '66 in'],
    ['5ft6in', '66 in'],
    [`5'6"`, '66 in'],
    ['5′ 6″', '66 in'],
    ['5’6”', '66 in'],
    ['5’ 6', '66 in'],
    [`5'-6 1/2"`, '66.5 in'],
    ['2 lb 3 oz', '35 oz'],
    ['2 lbs, 3 oz.', '35 oz'],
    ['1 pound and 8 ounces', '24 oz'],
    ['1 m 20 cm', '120 cm'],
    ['450 g', '450 g'],
    ['４５０ｇ', '450 g'],
    ['1,200 mm', '1200 mm'],
    ['16 fl oz', '16 floz'],
    ['6英尺2英寸', '74 in'],
    ['2.5 公斤', '2.5 kg'],
    ['Weight: 2.5 kg', '2.5 kg'],
  ])('reads %s as %s', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each<[string, string, Decimal?]>([
    ['12 x 8 x 4 in', '12 in x 8 in x 4 in'],
    ['12x8x4in', '12 in x 8 in x 4 in'],
    ['12 X 8 X 4 Inches', '12 in x 8 in x 4 in'],
    ['12 by 8 by 4 inches', '12 in x 8 in x 4 in'],
    ['30×20×15 cm', '30 cm x 20 cm x 15 cm'],
    ['12*8*4"', '12 in x 8 in x 4 in'],
    ['12"x8"x4"', '12 in x 8 in x 4 in'],
    ['12″ × 8″ × 4″', '12 in x 8 in x 4 in'],
    ['12”×8”×4”', '12 in x 8 in x 4 in'],
    ["2' x 1' x 1'", '2 ft x 1 ft x 1 ft'],
    ['３０×２０×１５㎝', '30 cm x 20 cm x 15 cm'],
    ['３０＊２０＊１５ｃｍ', '30 cm x 20 cm x 15 cm'],
    ['３０．５ｘ２０ｘ１５', '30.5 x 20 x 15'],
    ['30 厘米 × 20 厘米 × 15 厘米', '30 cm x 20 cm x 15 cm'],
    ['30x20x15公分', '30 cm x 20 cm x 15 cm'],
    ['12 インチ × 8 インチ', '12 in x 8 in'],
    ['30,5 x 20,25 x 15 cm', '30.5 cm x 20.25 cm x 15 cm', 'comma'],
    ['1.200 x 800 x 30,5 mm', '1200 mm x 800 mm x 30.5 mm', 'comma'],
    ['1,200 x 800 x 30.5 mm', '1200 mm x 800 mm x 30.5 mm'],
    ['12"L x 8"W x 4"H', '12 in x 8 in x 4 in'],
    ['12 L x 8 W x 4 H in', '12 in x 8 in x 4 in'],
    ['L12 x W8 x H4 in', '12 in x 8 in x 4 in'],
    ['L 14 W 9 H 4 inch', '14 in x 9 in x 4 in'],
    ['长30×宽20×高15cm', '30 cm x 20 cm x 15 cm'],
    ['长：30 宽：20 高：15 厘米', '30 cm x 20 cm x 15 cm'],
    ['12 x 8 x 4 inches (L x W x H)', '12 in x 8 in x 4 in'],
    [' .5 x 8 x 4\tin\n', '0.5 in x 8 in x 4 in'],
    ['12 1/2 x 8 3/4 x 4 in', '12.5 in x 8.75 in x 4 in'],
    ['5 ft 2 in x 1 ft x 4 in', '62 in x 1 ft x 4 in'],
    ['12 in x 20 cm x 4 in', '12 in x 20 cm x 4 in'],
    ['Package Dimensions \u200f : \u200e 12.2 x 8 x 4 inches; 1.2 Pounds', '12.2 in x 8 in x 4 in; 1.2 lb'],
    ['10x8x4 in 2 lb 3 oz', '10 in x 8 in x 4 in; 35 oz'],
    ['25×15×8cm，0.6kg', '25 cm x 15 cm x 8 cm; 0.6 kg'],
  ])('reads the size %s as %s', (text, expected, decimal: Decimal = 'point') => {
    expect(written(text, decimal)).toBe(expected);
  });

  it.each([
    '',
    'in',
    'abc',
    '12 3456',
    '12 1',
    '1/0',
    '1/2/2026',
    '10:30',
    '12 in 3 ft',
    '12 in 3 lb',
    '2 lb 3',
    '12 x 8 x 4 x 2 in',
    '12 x 8 x kg',
    '12 x 8 x 4 kg',
    '12 x 8 x',
    'x x x',
    '12 x -8 x 4 in',
    '12 x 8 x 4 in, 3 in',
    '12 x 8 x 4 in; 3',
    'box of steel',
    'ASIN B0C1234567',
    `${'9'.repeat(300)} in`,
  ])('is null for "%s"', (text) => {
    expect(read(text)).toBeNull();
  });

  const amount = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100);
  const unit = fc.constantFrom('in' as const, 'ft' as const, 'cm' as const, 'mm' as const, 'm' as const);

  it('reads back every size that it is given, however it is spaced', () => {
    const times = fc.constantFrom('x', ' x ', ' X ', '×', ' * ', ' by ');
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2, maxLength: 3 }), times, unit, (sides, sign, name) => {
        const { values } = read(`${sides.join(sign)} ${name}`) ?? {};
        expect(values).toEqual(sides.map((value) => ({ value, unit: name })));
      }),
    );
  });

  it('reads feet and inches as the sum of both', () => {
    const whole = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(
        whole,
        amount,
        fc.constantFrom(['ft', 'in'], ["'", '"'], ['英尺', '英寸']),
        (ft, inch, [a, b]) => {
          const { value, unit: smallest } = read(`${ft}${a} ${inch}${b}`)?.values[0] ?? {};
          expect([smallest, value]).toEqual(['in', expect.closeTo(12 * ft + inch, 9)]);
        },
      ),
    );
  });

  it('rejects or reads any text without an error, and finite numbers only', () => {
    const signs = fc.constantFrom(...'0123456789 .,/x×"\'-½lbinftcm;:('.split(''));
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 40 }), (text) => {
        const values = read(text)?.values ?? [];
        expect(values.every(({ value }) => Number.isFinite(value))).toBe(true);
      }),
    );
  });
});

describe('valueIn', () => {
  it.each([
    [{ value: 30, unit: 'cm' as const }, 'in', 11.811023622047],
    [{ value: 35, unit: 'oz' as const }, 'lb', 2.1875],
    [{ value: 450, unit: 'g' as const }, 'kg', 0.45],
    [{ value: 12.5, unit: null }, 'in', 12.5],
    [{ value: 12.5, unit: null }, undefined, 12.5],
    [{ value: 72, unit: 'F' as const }, 'F', 72],
    [{ value: 72, unit: 'F' as const }, 'C', null],
    [{ value: 3, unit: 'kg' as const }, 'in', null],
    [{ value: 3, unit: 'kg' as const }, 'USD', null],
    [{ value: 3, unit: 'kg' as const }, undefined, null],
  ])('%j in %s is %s', (measure, unit, expected) => {
    expect(valueIn(unit, measure)).toBe(expected);
  });
});
