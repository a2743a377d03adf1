import { ACTIVE_CURRENCIES } from './currencies.data.ts';
import { UNUSUAL_DECIMALS } from './currency-decimals.data.ts';
import { currencyDecimals, exchangeRate, smallestStep, unitsPerBase } from './exchange.ts';

const rates = {
  baseCurrency: 'EUR',
  rates: { USD: 1.25, JPY: 160 },
  lastUpdated: '2026-11-21T00:00:00.000Z',
};

describe('exchangeRate', () => {
  it('converts between any two currencies over the base', () => {
    expect(exchangeRate(rates, 'USD', 'JPY')).toBe(128);
    expect(exchangeRate(rates, 'EUR', 'USD')).toBe(1.25);
    expect(exchangeRate(rates, 'USD', 'EUR')).toBe(0.8);
  });

  it('knows the base without a row for it, and no currency without a row', () => {
    expect(unitsPerBase(rates, 'EUR')).toBe(1);
    expect(unitsPerBase(rates, 'CNY')).toBeNull();
    expect(exchangeRate(rates, 'CNY', 'USD')).toBeNull();
    expect(exchangeRate(rates, 'USD', 'CNY')).toBeNull();
  });

  it('is 1 between a currency and itself', () => {
    expect(exchangeRate(rates, 'XCG', 'XCG')).toBe(1);
  });
});

describe('currencyDecimals', () => {
  it.each([
    ['USD', 2],
    ['JPY', 0],
    ['IDR', 0],
    ['KRW', 0],
    ['VND', 0],
    ['KWD', 3],
    ['XCG', 2],
  ])('of %s are %d', (currency, decimals) => {
    expect(currencyDecimals(currency)).toBe(decimals);
    expect(smallestStep(currency)).toBe(10 ** -decimals);
  });

  it('has data of active currencies only', () => {
    const unknown = Object.keys(UNUSUAL_DECIMALS).filter(
      (code) => !ACTIVE_CURRENCIES.some((one) => one === code),
    );
    expect(unknown).toEqual([]);
  });
});
