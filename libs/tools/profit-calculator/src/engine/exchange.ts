/** Units of each currency for one of the base, and the instant that they are of. */
export interface ExchangeRates {
  readonly baseCurrency: string;
  readonly rates: Readonly<Record<string, number>>;
  readonly lastUpdated: string;
}

/** Units of `to` for one of `from`; null where the rates do not know one of them. The same currency needs no rate. */
export function exchangeRate(
  { baseCurrency, rates }: ExchangeRates,
  from: string,
  to: string,
): number | null {
  if (from === to) return 1;
  const perBase = (currency: string) => (currency === baseCurrency ? 1 : (rates[currency] ?? null));
  const [fromRate, toRate] = [perBase(from), perBase(to)];
  return fromRate === null || toRate === null ? null : toRate / fromRate;
}

/** The smallest step between two amounts of a currency: a cent, a yen. */
export function smallestStep(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** -maximumFractionDigits;
}
