import { languageInfo, type Language } from '@seller-toolbox/words';
import { currentName } from '../../engine/zone-of.ts';

/** What newer platforms tell of a locale; the older way is a property. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const namers = new Map<string, Intl.DisplayNames>();

/** The ISO 3166-1 codes in use that the platform can name; it lists none, so that all pairs of letters are tried. */
export function regionCodes(): string[] {
  const names = namer('en', 'long');
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  // Codes of countries that are no more stand for their successors.
  return pairs.filter((code) => names.of(code) !== undefined && localeOf(code).region === code);
}

/** A country by its names in a language and in English, the short one first: "香港" before "中国香港特别行政区". */
export function countryNames(code: string, language: Language): string[] {
  const { locale } = languageInfo(language);
  const names = [locale, 'en'].flatMap((each) => [
    namer(each, 'short').of(code),
    namer(each, 'long').of(code),
  ]);
  return names.filter((name) => name !== undefined);
}

/** Of these the platform's long name is that of the state's law. */
const NAMED_BY_LAW = ['HK', 'MO'];

/** "香港" for "中国香港特别行政区"; any other name as it is. */
export function everydayName(name: string, language: Language): string {
  const { locale } = languageInfo(language);
  const code = NAMED_BY_LAW.find((each) => namer(locale, 'long').of(each) === name);
  return (code && namer(locale, 'short').of(code)) ?? name;
}

/** Those of `zones` that a country's clocks follow; none where the platform does not tell. */
export function zonesIn(code: string, zones: readonly string[]): string[] {
  const locale = localeOf(code);
  const told = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const current = new Set(told.map(currentName));
  return zones.filter((zone) => current.has(zone));
}

function localeOf(code: string): LocaleWithZones {
  return new Intl.Locale(`und-${code}`);
}

function namer(locale: string, style: 'short' | 'long'): Intl.DisplayNames {
  const key = `${locale} ${style}`;
  const known = namers.get(key) ?? new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' });
  namers.set(key, known);
  return known;
}
