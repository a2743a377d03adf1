import fc from 'fast-check';
import { createFormat, formatForInput, LANGUAGE_CODES, parseNumber } from './index.ts';

describe('createFormat', () => {
  it('writes decimals and groups by the language', () => {
    expect(createFormat('en').number(1234.5)).toBe('1,234.5');
    expect(createFormat('vi').number(1234.5)).toBe('1.234,5');
    expect(createFormat('id').number(1234.5)).toBe('1.234,5');
  });

  it.each([
    [1e-6, '0.000001'],
    [9.99999e-7, '9.99999E-7'],
    [-9.99999e-7, '-9.99999E-7'],
    [1e-320, '1E-320'],
    [0, '0'],
    [999_999_000_000_000, '999,999,000,000,000'],
    [1e15, '1E15'],
    [-1.5e15, '-1.5E15'],
    [Number.MAX_VALUE, '1.79769E308'],
  ])('writes %d in full or as a power of ten', (value, text) => {
    expect(createFormat('en').significant(value, 6)).toBe(text);
  });

  it.each([
    ['zh', '1.25E-9'],
    ['zh-TW', '1.25E-9'],
    ['ja', '1.25E-9'],
    ['id', '1,25E-9'],
    ['vi', '1,25E-9'],
  ] as const)('writes a power of ten with the decimal sign of %s', (language, text) => {
    expect(createFormat(language).significant(1.25e-9, 6)).toBe(text);
  });

  it('gives each currency its own decimals', () => {
    expect(createFormat('en').money(3.5, 'USD')).toBe('$3.50');
    expect(createFormat('ja').money(350.4, 'JPY')).toMatch(/350$/);
    expect(createFormat('en').amount(3.551, 'USD')).toBe('3.55');
    expect(createFormat('en').amount(3.551, 'JPY')).toBe('4');
  });

  it('writes money with other decimals on request, as for less than a cent', () => {
    expect(createFormat('en').money(0.003826, 'USD', 6)).toBe('$0.003826');
    expect(createFormat('vi').amount(0.003826, 'JPY', 4)).toBe('0,0038');
  });

  it('tells currencies of one sign apart', () => {
    expect(createFormat('zh').money(3, 'CNY')).not.toBe(
      createFormat('zh').money(3, 'JPY').replace('3', '3.00'),
    );
    expect(createFormat('zh-TW').money(3, 'USD')).not.toBe(createFormat('zh-TW').money(3, 'TWD'));
    expect(createFormat('en').money(3, 'CAD')).toBe('CA$3.00');
  });

  it.each([
    ['zh', 'best、premium、top'],
    ['zh-TW', 'best、premium、top'],
    ['ja', 'best、premium、top'],
    ['en', 'best, premium, and top'],
    ['id', 'best, premium, dan top'],
    ['vi', 'best, premium và top'],
  ] as const)('lists words as %s does', (language, text) => {
    expect(createFormat(language).list(['best', 'premium', 'top'])).toBe(text);
  });

  it('shows shares as percent', () => {
    expect(createFormat('en').percent(0.1234)).toBe('12.3%');
  });

  it('writes a day without moving it by the time zone', () => {
    expect(createFormat('en').date('2026-01-15')).toBe('Jan 15, 2026');
  });

  it('writes a day of every year', () => {
    expect(createFormat('en').dayOfYear('10-15')).toBe('October 15');
    expect(createFormat('en').dayOfYear('10-15', 'short')).toBe('Oct 15');
    expect(createFormat('zh').dayOfYear('01-14')).toBe('1月14日');
    expect(createFormat('vi').dayOfYear('02-29')).toBe('29 tháng 2');
    expect(createFormat('en').dayOfYear('2026-10-15', 'short')).toBe('Oct 15');
  });
});

describe('formatForInput', () => {
  it('uses the decimal sign of the language and no groups', () => {
    expect(formatForInput(12345.678, 'en')).toBe('12345.678');
    expect(formatForInput(12345.678, 'vi')).toBe('12345,678');
  });

  it.each(LANGUAGE_CODES)('gives no long text, and one that %s reads back', (language) => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e308, max: 1e308 }), (value) => {
        const text = formatForInput(value, language);
        expect(text.length).toBeLessThanOrEqual(25);
        const read = parseNumber(text, language) ?? Number.NaN;
        // Below the smallest normal number a double holds fewer digits.
        expect(Math.abs(read - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-14 + Number.MIN_VALUE);
      }),
    );
  });
});
