import { ACTIVE_CURRENCIES } from './currencies.data.ts';
import { BUILT_IN_RATES, BUILT_IN_RATES_SOURCE } from './exchange-rates.data.ts';

describe('builtInExchangeRates', () => {
  it('contain exactly the twelve of the specification', () => {
    expect(BUILT_IN_RATES).toMatchObject({
      USD: 1,
      EUR: 0.8485,
      GBP: 0.7328,
      JPY: 144.46,
      CNY: 7.162,
      CAD: 1.361,
      AUD: 1.527,
      CHF: 0.7937,
      HKD: 7.853,
      SGD: 1.274,
      KRW: 1360.7,
      INR: 85.35,
    });
  });

  it('are more than thirty, all of active currencies, all positive, and dated', () => {
    const codes = Object.keys(BUILT_IN_RATES);
    expect(codes.length).toBeGreaterThanOrEqual(30);
    expect(codes.filter((code) => !(ACTIVE_CURRENCIES as readonly string[]).includes(code))).toEqual([]);
    expect(Object.values(BUILT_IN_RATES).every((rate) => Number.isFinite(rate) && rate > 0)).toBe(true);
    expect(BUILT_IN_RATES_SOURCE.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('active currencies', () => {
  it('are 155 without duplicates', () => {
    expect(new Set(ACTIVE_CURRENCIES).size).toBe(155);
    expect(ACTIVE_CURRENCIES).toHaveLength(155);
  });

  it('contain no metal, fund, unit of account, test code or former currency', () => {
    const excluded = [
      'XAU',
      'XDR',
      'XXX',
      'XTS',
      'CLF',
      'USN',
      'BOV',
      'BGN',
      'HRK',
      'ANG',
      'CUC',
      'ZWL',
      'SLL',
    ];
    expect(excluded.filter((code) => (ACTIVE_CURRENCIES as readonly string[]).includes(code))).toEqual([]);
  });
});
