import { fullDecimals, fullForm, shortForm } from './amount-form.ts';

describe('shortForm', () => {
  it.each([
    [0.00001, '0.0000'],
    [0.13963, '0.1396'],
    [0.99994, '0.9999'],
    [0.99995, '1.00'],
    [1, '1.00'],
    [1.005, '1.01'],
    [716.2, '716.20'],
    [999.99, '999.99'],
    [999.994, '999.99'],
    [999.995, '1.00K'],
    [1000, '1.00K'],
    [1234.5, '1.23K'],
    [999_994, '999.99K'],
    [999_995, '1.00M'],
    [999_999, '1.00M'],
    [1_000_000, '1.00M'],
    [1_234_567_890, '1234.57M'],
  ])('of %d is %s', (amount, text) => {
    expect(shortForm(amount)).toBe(text);
  });
});

describe('fullForm', () => {
  it.each([
    [716.2, 'CNY', '716.20'],
    [14446, 'JPY', '14446'],
    [1.005, 'USD', '1.01'],
    [30.559, 'KWD', '30.559'],
    [1_234_567.891, 'USD', '1234567.89'],
  ])('of %d %s has the decimals of the currency: %s', (amount, currency, text) => {
    expect(fullForm(amount, currency)).toBe(text);
  });

  it.each([
    [0.5, 'USD', '0.5000'],
    [0.99, 'JPY', '0.9900'],
    [0.1, 'USD', '0.1000'],
    [0.003826, 'USD', '0.003826'],
    [0.01, 'USD', '0.01000'],
  ])('of %d %s keeps at least four digits below 1: %s', (amount, currency, text) => {
    expect(fullForm(amount, currency)).toBe(text);
  });

  it('has the decimals of the currency from 1, and for 0', () => {
    expect([1, 0].map((amount) => fullDecimals(amount, 'JPY'))).toEqual([0, 0]);
    expect(fullDecimals(1e-300, 'USD')).toBe(20);
  });
});
