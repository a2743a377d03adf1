import { languageInfo, type Language } from '@seller-toolbox/words';
import { currentName } from '../../engine/zone-of.ts';

/** Newer platforms have a method, older ones a property. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const namers = new Map<string, Intl.DisplayNames>();

/** The ISO 3166-1 codes that the platform has names for; it has no list, so all pairs of letters are tried. */
export function regionCodes(): string[] {
  const names = createDisplayNames('en', 'long');
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  // Codes of former countries map to their successors.
  return pairs.filter((code) => names.of(code) !== undefined && localeOf(code).region === code);
}

/** Names of a country in a language and in English, the short one first: "香港" before "中国香港特别行政区". */
export function countryNames(code: string, language: Language): string[] {
  const { locale } = languageInfo(language);
  const names = [locale, 'en'].flatMap((each) => [
    createDisplayNames(each, 'short').of(code),
    createDisplayNames(each, 'long').of(code),
  ]);
  return names.filter((name) => name !== undefined);
}

/** The platform's long name of these is the official one. */
const OFFICIAL_LONG_NAMES = ['HK', 'MO'];

/** "香港" for "中国香港特别行政区"; other names unchanged. */
export function everydayName(name: string, language: Language): string {
  const { locale } = languageInfo(language);
  const code = OFFICIAL_LONG_NAMES.find((each) => createDisplayNames(locale, 'long').of(each) === name);
  return (code && createDisplayNames(locale, 'short').of(code)) ?? name;
}

/** The zones of a country among `zones`; empty where the platform has no data. */
export function zonesIn(code: string, zones: readonly string[]): string[] {
  const locale = localeOf(code);
  const listed = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const current = new Set(listed.map(currentName));
  return zones.filter((zone) => current.has(zone));
}

function localeOf(code: string): LocaleWithZones {
  return new Intl.Locale(`und-${code}`);
}

function createDisplayNames(locale: string, style: 'short' | 'long'): Intl.DisplayNames {
  const key = `${locale} ${style}`;
  const known = namers.get(key) ?? new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' });
  namers.set(key, known);
  return known;
}
