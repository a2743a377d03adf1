import { createMemoryStorage } from '@seller-toolbox/browser-kit/json-storage';
import type { LatestRates } from '@seller-toolbox/contracts/exchange-rates';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { areStale, readStoredRates, storeRates } from './stored-rates.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

function ratesOf(
  age: number,
  rates: LatestRates['rates'] = { USD: 1, CNY: 7.2 },
  stale = false,
): LatestRates {
  const lastUpdated = new Date(NOW - age).toISOString();
  return {
    rates,
    lastUpdated,
    asOf: lastUpdated.slice(0, 10),
    baseCurrency: 'USD',
    source: 'frankfurter',
    stale,
  };
}

/** What is read of the stored rates, and what is left of them. */
function readAfter(stored: unknown) {
  const storage = createMemoryStorage();
  storage.write('rates', stored);
  return { read: readStoredRates(storage, NOW), left: storage.read('rates') };
}

describe('readStoredRates', () => {
  it('is null without stored rates', () => {
    expect(readStoredRates(createMemoryStorage(), NOW)).toBeNull();
  });

  it('returns what storeRates has stored', () => {
    const storage = createMemoryStorage();
    storeRates(storage, ratesOf(DAY));
    expect(readStoredRates(storage, NOW)).toEqual(ratesOf(DAY));
  });

  it.each<[string, LatestRates]>([
    ['of this instant', ratesOf(0)],
    ['a day old with few yuan', ratesOf(DAY, { USD: 1, CNY: 6 })],
    ['older with 7.1 yuan per dollar', ratesOf(DAY + 1, { USD: 1, CNY: 7.1 })],
    ['older with 7.1 yuan per dollar of another base', ratesOf(DAY + 1, { USD: 2, CNY: 14.2 })],
    ['older in dollars without a dollar', ratesOf(DAY + 1, { CNY: 7.1 })],
    ['older without yuan', ratesOf(DAY + 1, { USD: 1 })],
  ])('returns and keeps rates %s', (_title, stored) => {
    expect(readAfter(stored)).toEqual({ read: stored, left: stored });
  });

  it.each<[string, unknown]>([
    ['of the future', ratesOf(-1)],
    ['older with fewer than 7.1 yuan per dollar', ratesOf(DAY + 1, { USD: 1, CNY: 7.09 })],
    ['older with fewer yuan per dollar of another base', ratesOf(DAY + 1, { USD: 2, CNY: 14 })],
    ['older with few yuan and no dollar', ratesOf(DAY + 1, { CNY: 7 })],
    ['of another shape', { rates: { CNY: 7.2 } }],
  ])('removes rates %s', (_title, stored) => {
    expect(readAfter(stored)).toEqual({ read: null, left: undefined });
  });
});

describe('areStale', () => {
  it.each([
    [DAY, false, false],
    [DAY + 1, false, true],
    [0, true, true],
  ])('of rates %d ms old that the service calls stale (%p) is %p', (age, stale, expected) => {
    expect(areStale(ratesOf(age, undefined, stale), NOW)).toBe(expected);
  });
});
