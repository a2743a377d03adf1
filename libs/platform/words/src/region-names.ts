import type { Format } from './format.ts';

/** Shorter than the names of Unicode CLDR, as sellers write them, or where versions of CLDR differ. */
const OWN_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'zh-CN': { AE: '阿联酋' },
  'zh-TW': { AE: '阿聯' },
  'ja-JP': { US: 'アメリカ' },
  'id-ID': { GB: 'Inggris' },
  'vi-VN': { AE: 'UAE', AU: 'Úc', GB: 'Anh', IT: 'Ý', US: 'Mỹ' },
};

const cache = new Map<string, Intl.DisplayNames>();

/**
 * The name of a country in the language of the formats, by its ISO code; marketplaces write UK for the United Kingdom. An
 * unknown code is returned as it is.
 */
export function regionName(code: string, { locale }: Pick<Format, 'locale'>): string {
  const region = code === 'UK' ? 'GB' : code;
  const own = OWN_NAMES[locale]?.[region];
  if (own) return own;
  const names = cache.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  cache.set(locale, names);
  return names.of(region) ?? region;
}
