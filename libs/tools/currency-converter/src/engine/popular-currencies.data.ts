/** The currencies of marketplaces and of the site's sellers, most used first. */
export const POPULAR_CURRENCIES = [
  'USD',
  'CNY',
  'EUR',
  'GBP',
  'JPY',
  'CAD',
  'AUD',
  'HKD',
  'TWD',
  'SGD',
  'KRW',
  'INR',
  'IDR',
  'VND',
  'MXN',
  'BRL',
  'AED',
  'CHF',
  'SEK',
  'PLN',
  'TRY',
] as const;

/** Frequent conversions of sellers: proceeds of a marketplace into their own currency, and back. */
export const POPULAR_PAIRS = [
  { from: 'USD', to: 'CNY' },
  { from: 'EUR', to: 'CNY' },
  { from: 'GBP', to: 'CNY' },
  { from: 'JPY', to: 'CNY' },
  { from: 'CNY', to: 'USD' },
  { from: 'USD', to: 'EUR' },
  { from: 'USD', to: 'HKD' },
  { from: 'USD', to: 'TWD' },
  { from: 'USD', to: 'JPY' },
  { from: 'USD', to: 'IDR' },
  { from: 'USD', to: 'VND' },
] as const;
