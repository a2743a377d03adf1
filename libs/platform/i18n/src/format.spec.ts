import { createFormat, formatForInput } from './index.ts';

describe('createFormat', () => {
  it('writes decimals and groups by the language', () => {
    expect(createFormat('en').number(1234.5)).toBe('1,234.5');
    expect(createFormat('vi').number(1234.5)).toBe('1.234,5');
    expect(createFormat('id').number(1234.5)).toBe('1.234,5');
  });

  it('gives each currency its own decimals', () => {
    expect(createFormat('en').money(3.5, 'USD')).toBe('$3.50');
    expect(createFormat('ja').money(350.4, 'JPY')).toMatch(/350$/);
    expect(createFormat('en').amount(3.551, 'USD')).toBe('3.55');
    expect(createFormat('en').amount(3.551, 'JPY')).toBe('4');
  });

  it('writes money with other decimals where told, as for less than a cent', () => {
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

  it('shows shares as percent', () => {
    expect(createFormat('en').percent(0.1234)).toBe('12.3%');
  });

  it('writes a day without moving it by the time zone', () => {
    expect(createFormat('en').date('2026-01-15')).toBe('Jan 15, 2026');
  });

  it('writes a day of every year', () => {
    expect(createFormat('en').dayOfYear('10-15')).toBe('October 15');
    expect(createFormat('zh').dayOfYear('01-14')).toBe('1月14日');
    expect(createFormat('vi').dayOfYear('02-29')).toBe('29 tháng 2');
  });
});

describe('formatForInput', () => {
  it('uses the decimal sign of the language and no groups', () => {
    expect(formatForInput(12345.678, 'en')).toBe('12345.678');
    expect(formatForInput(12345.678, 'vi')).toBe('12345,678');
  });
});
