import { builtInExchangeRates } from '@seller-toolbox/reference-data/exchange-rates.schema';
import * as fc from 'fast-check';
import { converted, inverse, pairOf, type Pair } from './conversion.ts';

const pair = (from: string, to: string): Pair => {
  const found = pairOf(builtInExchangeRates, from, to);
  if (!found) throw new Error(`no rates of ${from} and ${to}`);
  return found;
};
const code = fc.constantFrom(...Object.keys(builtInExchangeRates.rates));

describe('converted', () => {
  it.each([
    [100, 'USD', 'CNY', 716.2],
    [1, 'USD', 'JPY', 144.46],
    [716.2, 'CNY', 'USD', 100],
    [1.1, 'USD', 'KRW', 1496.77],
    [1, 'EUR', 'GBP', 0.863641720683559],
  ])('of %d %s into %s is %d, without the noise of binary fractions', (amount, from, to, result) => {
    expect(converted(amount, pair(from, to))).toBe(result);
  });

  it('returns the same amount within 1e-12 for a round trip', () => {
    const amount = fc.double({ min: 1e-6, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(amount, code, code, (start, from, to) => {
        const there = converted(start, pair(from, to));
        const back = converted(there, inverse(pair(from, to)));
        expect(Math.abs(back / start - 1)).toBeLessThanOrEqual(1e-12);
      }),
    );
  });

  it('gives the same result within 1e-12 by way of a third currency', () => {
    fc.assert(
      fc.property(code, code, code, (from, over, to) => {
        const detour = converted(converted(1000, pair(from, over)), pair(over, to));
        expect(Math.abs(detour / converted(1000, pair(from, to)) - 1)).toBeLessThanOrEqual(1e-12);
      }),
    );
  });

  it('does not change an amount in the same currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), code, (cents, currency) => {
        expect(converted(cents / 100, pair(currency, currency))).toBe(cents / 100);
      }),
    );
  });

  it('is null without a rate on either side', () => {
    expect(pairOf(builtInExchangeRates, 'USD', 'XAU')).toBeNull();
    expect(pairOf(builtInExchangeRates, 'XAU', 'USD')).toBeNull();
    expect(pairOf(builtInExchangeRates, 'XAU', 'XAU')).toBeNull();
  });
});
