import { languageInfo, type Language } from './languages.ts';
import { decimalSeparator } from './parse-number.ts';

/** Numbers, money, shares and dates as the language writes them. */
export interface Format {
  /** Of the language, for `Intl`: `id-ID`. */
  readonly locale: string;
  /** At most `digits` decimals (2); with `fixed` exactly so many. */
  number(value: number, options?: { digits?: number; fixed?: boolean }): string;
  /** At most `digits` significant digits; as a power of ten where zeros would fill the line: `1.2E-320`. */
  significant(value: number, digits: number): string;
  /** As a field of the page, or a spreadsheet of the language, reads it: decimal sign, no grouping. */
  input(value: number): string;
  /** With the currency's own number of decimals (JPY none, USD two), or exactly so many `digits`. */
  money(value: number, currency: string, digits?: number): string;
  /** The amount alone, with the currency's decimals, for columns whose head names the currency. */
  amount(value: number, currency: string, digits?: number): string;
  /** A share of 1 as percent. */
  percent(share: number, digits?: number): string;
  /** A day, `YYYY-MM-DD` or a date, in the middle length. */
  date(day: string | Date): string;
  /** A day without its year: one that is the same every year, `MM-DD`, or `YYYY-MM-DD`. */
  dayOfYear(day: string, month?: 'long' | 'short'): string;
  dateTime(instant: Date | number, timeZone?: string): string;
  /** Names one after the other, as the language joins them. */
  list(items: readonly string[]): string;
}

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = cache.get(key);
  if (known) return known as T;
  const made = make();
  cache.set(key, made);
  return made;
}

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(`${locale}n${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(`${locale}d${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
}

export function createFormat(language: Language): Format {
  const { locale } = languageInfo(language);
  const isChinese = language === 'zh' || language === 'zh-TW';
  const currencyDigits = (currency: string) =>
    numberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return {
    locale,
    number: (value, { digits = 2, fixed = false } = {}) =>
      numberFormat(locale, {
        maximumFractionDigits: digits,
        minimumFractionDigits: fixed ? digits : 0,
      }).format(value),
    significant: (value, digits) =>
      numberFormat(locale, {
        maximumSignificantDigits: digits,
        ...(needsPowerOfTen(value) ? { notation: 'scientific' } : {}),
      }).format(value),
    input: (value) => formatForInput(value, language),
    money: (value, currency, digits) =>
      numberFormat(locale, {
        style: 'currency',
        currency,
        ...(digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      }).format(value),
    amount: (value, currency, digits = currencyDigits(currency)) =>
      numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    percent: (share, digits = 1) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share),
    date: (day) =>
      typeof day === 'string'
        ? dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
        : dateFormat(locale, { dateStyle: 'medium' }).format(day),
    dayOfYear: (day, month = 'long') =>
      dateFormat(locale, { month, day: 'numeric', timeZone: 'UTC' }).format(
        // A leap year, so that it has every day.
        new Date(`2000-${day.slice(-'MM-DD'.length)}T00:00:00Z`),
      ),
    dateTime: (instant, timeZone) =>
      dateFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        ...(timeZone ? { timeZone } : {}),
      }).format(instant),
    // Chinese enumerates with its own comma; with words of two scripts, 和 before the last one reads as part of it.
    list: (items) => (isChinese ? items.join('、') : new Intl.ListFormat(locale).format(items)),
  };
}

const MIN_PLAIN_NOTATION = 1e-6;
const MIN_SCIENTIFIC_NOTATION = 1e15;

/** Whether a number is so small or so large that its digits would drown in zeros. */
function needsPowerOfTen(value: number): boolean {
  const size = Math.abs(value);
  return size !== 0 && (size < MIN_PLAIN_NOTATION || size >= MIN_SCIENTIFIC_NOTATION);
}

/**
 * A number as an input field holds and reads it: the language's decimal sign, no grouping, at most 15 significant digits, tiny
 * and huge ones as a power of ten.
 */
export function formatForInput(value: number, language: Language): string {
  const plain = numberFormat('en-US', {
    useGrouping: false,
    maximumSignificantDigits: 15,
    ...(needsPowerOfTen(value) ? { notation: 'scientific' } : {}),
  }).format(value);
  return decimalSeparator(language) === ',' ? plain.replace('.', ',') : plain;
}
