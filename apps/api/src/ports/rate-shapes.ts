import { currencyCodeSchema } from '@seller-toolbox/reference-data/currency-code.schema';
import { ACTIVE_CURRENCIES } from '@seller-toolbox/reference-data/currencies.data';
import { plusDays, utcDay } from '@seller-toolbox/reference-data/days';
import * as z from 'zod/mini';

/** Units of each active currency per US dollar. */
export type DollarRates = Readonly<Record<string, number>>;

/** The latest rates of a source. */
export interface SourceRates {
  readonly source: 'frankfurter' | 'open-er-api';
  /** The day of the rates according to the source. */
  readonly asOf: string;
  readonly rates: DollarRates;
}

/** The rates of one day. */
export interface DayRates {
  readonly day: string;
  readonly rates: DollarRates;
}

const day = z.iso.date();
const number = z.number().check(z.positive());
/** Invalid entries are ignored. */
const rateMap = z.record(z.string(), z.unknown());

const openErApi = z.object({
  result: z.literal('success'),
  time_last_update_unix: z.int().check(z.positive(), z.lte(8.64e12)),
  base_code: currencyCodeSchema,
  rates: z.optional(rateMap),
  /** The field name with an API key. */
  conversion_rates: z.optional(rateMap),
});
const frankfurterList = z
  .array(z.object({ date: day, base: currencyCodeSchema, quote: currencyCodeSchema, rate: number }))
  .check(z.minLength(1));
const frankfurterMap = z.object({
  amount: z._default(number, 1),
  base: currencyCodeSchema,
  date: day,
  rates: rateMap,
});
const frankfurterSeries = z.object({
  amount: z._default(number, 1),
  base: currencyCodeSchema,
  rates: z.record(day, rateMap),
});

/** A rate that is older than the newest by more days is considered discontinued. */
const MAX_DAYS_BEHIND = 7;

/** Parses an answer of Frankfurter (both versions) or open.er-api; null for any other shape. */
export function readRates(answer: unknown): SourceRates | null {
  const list = frankfurterList.safeParse(answer);
  if (list.success) return ratesOfList(list.data);
  const map = frankfurterMap.safeParse(answer);
  if (map.success) {
    const { amount, base, date, rates } = map.data;
    return complete({ source: 'frankfurter', asOf: date, rates: inDollars(base, rates, amount) });
  }
  const open = openErApi.safeParse(answer);
  if (!open.success) return null;
  const { base_code: base, rates, conversion_rates: keyed, time_last_update_unix: seconds } = open.data;
  const asOf = utcDay(seconds * 1000);
  return complete({ source: 'open-er-api', asOf, rates: inDollars(base, rates ?? keyed ?? {}) });
}

/** Parses the daily rates in an answer of Frankfurter (both versions), oldest first. */
export function readHistory(answer: unknown): DayRates[] {
  const days = new Map<string, DollarRates>();
  const list = frankfurterList.safeParse(answer);
  const series = frankfurterSeries.safeParse(answer);
  if (list.success) {
    for (const [date, rows] of groupBy(list.data, (row) => row.date)) {
      days.set(date, inDollars(rows[0]?.base ?? '', mapOf(rows)));
    }
  } else if (series.success) {
    const { base, rates, amount } = series.data;
    for (const [date, map] of Object.entries(rates)) days.set(date, inDollars(base, map, amount));
  }
  return [...days]
    .flatMap(([date, rates]) => (isComplete(rates) ? [{ day: date, rates }] : []))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The URL of the days from `from` to `to`, for a Frankfurter with its latest rates at `url`; null if unknown. */
export function historyRequest(url: string, from: string, to: string): string | null {
  const address = new URL(url);
  if (address.pathname.endsWith('/latest')) {
    address.pathname = address.pathname.replace(/latest$/, `${from}..${to}`);
    return address.href;
  }
  if (!address.pathname.endsWith('/rates')) return null;
  address.searchParams.delete('date');
  address.searchParams.set('from', from);
  address.searchParams.set('to', to);
  return address.href;
}

type Row = z.infer<typeof frankfurterList>[number];

/** The newest row of each currency; the day is that of the newest row. */
function ratesOfList(rows: readonly Row[]): SourceRates | null {
  const newest = rows.reduce((latest, { date }) => (date > latest ? date : latest), '');
  const oldest = plusDays(newest, -MAX_DAYS_BEHIND);
  const base = rows[0]?.base ?? '';
  const current = rows.filter((row) => row.base === base && row.date >= oldest);
  const inOrder = [...current].sort((a, b) => (a.date < b.date ? -1 : 1));
  return complete({ source: 'frankfurter', asOf: newest, rates: inDollars(base, mapOf(inOrder)) });
}

function mapOf(rows: readonly Row[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ quote, rate }) => [quote, rate]));
}

/** Converts rates for `amount` of any base to rates per dollar; empty without a dollar rate. */
function inDollars(base: string, rates: Readonly<Record<string, unknown>>, amount = 1): DollarRates {
  const all: Record<string, unknown> = { ...rates, [base]: amount };
  const dollar = all['USD'];
  if (!isRate(dollar)) return {};
  return Object.fromEntries(
    ACTIVE_CURRENCIES.flatMap((code) => {
      const rate = all[code];
      return isRate(rate) && isRate(rate / dollar) ? [[code, code === 'USD' ? 1 : rate / dollar]] : [];
    }),
  );
}

function isRate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

const isComplete = (rates: DollarRates) => Object.keys(rates).length >= 2;

function complete(rates: SourceRates): SourceRates | null {
  return isComplete(rates.rates) ? rates : null;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
