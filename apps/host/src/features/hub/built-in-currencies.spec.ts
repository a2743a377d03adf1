import { BUILT_IN_RATES } from '@seller-toolbox/reference-data/exchange-rates.data';
import { BUILT_IN_CURRENCIES } from './built-in-currencies.data.ts';

describe('the number of currencies on the home page', () => {
  it('is the number of rates that the site has built in', () => {
    expect(BUILT_IN_CURRENCIES).toBe(Object.keys(BUILT_IN_RATES).length);
    expect(BUILT_IN_CURRENCIES).toBeGreaterThanOrEqual(30);
  });
});
