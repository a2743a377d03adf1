import type { Format } from './format.ts';

/**
 * A time of day with colons, `14:05` or `14:05:09`, as the language separates it: of the languages of the site only Indonesian
 * writes 14.05 (Unicode CLDR).
 */
export function timeText(digits: string, { locale }: Pick<Format, 'locale'>): string {
  return locale === 'id-ID' ? digits.replaceAll(':', '.') : digits;
}
