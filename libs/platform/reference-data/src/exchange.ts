import { UNUSUAL_DECIMALS } from './currency-decimals.data.ts';

/** Units of each currency for one of the base, and their date. */
export interface ExchangeRates {
  readonly baseCurrency: string;
  readonly rates: Readonly<Record<string, number>>;
  readonly lastUpdated: string;
}

/** Units of a currency for one of the base; null without a rate. */
export function unitsPerBase({ baseCurrency, rates }: ExchangeRates, currency: string): number | null {
  return currency === baseCurrency ? 1 : (rates[currency] ?? null);
}

/** Units of `to` for one of `from`; null without a rate of either. The same currency needs no rate. */
export function exchangeRate(rates: ExchangeRates, from: string, to: string): number | null {
  if (from === to) return 1;
  const [fromRate, toRate] = [unitsPerBase(rates, from), unitsPerBase(rates, to)];
  return fromRate === null || toRate === null ? null : toRate / fromRate;
}

/** Number of decimals of amounts in a currency: two for dollars, none for yen. */
export function currencyDecimals(currency: string): number {
  return UNUSUAL_DECIMALS[currency] ?? 2;
}

/** The smallest amount of a currency: a cent, a yen. */
export function smallestStep(currency: string): number {
  return 10 ** -currencyDecimals(currency);
}
