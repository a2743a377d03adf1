import { UNUSUAL_DECIMALS } from './currencies.data.ts';

/** Units of each currency for one of the base, and the instant that they are of. */
export interface ExchangeRates {
  readonly baseCurrency: string;
  readonly rates: Readonly<Record<string, number>>;
  readonly lastUpdated: string;
}

/** Units of a currency for one of the base; null where the rates do not know it. */
export function unitsPerBase({ baseCurrency, rates }: ExchangeRates, currency: string): number | null {
  return currency === baseCurrency ? 1 : (rates[currency] ?? null);
}

/** Units of `to` for one of `from`; null where the rates do not know one of them. The same currency needs no rate. */
export function exchangeRate(rates: ExchangeRates, from: string, to: string): number | null {
  if (from === to) return 1;
  const [fromRate, toRate] = [unitsPerBase(rates, from), unitsPerBase(rates, to)];
  return fromRate === null || toRate === null ? null : toRate / fromRate;
}

/** How many decimals amounts of a currency are written with: two for dollars, none for yen. */
export function currencyDecimals(currency: string): number {
  return UNUSUAL_DECIMALS[currency] ?? 2;
}

/** The smallest step between two amounts of a currency: a cent, a yen. */
export function smallestStep(currency: string): number {
  return 10 ** -currencyDecimals(currency);
}
