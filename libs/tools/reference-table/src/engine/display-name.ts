import type { NameLanguage } from './reference-table.types.ts';

const cache = new Map<string, Intl.DisplayNames>();

/** The platform's name of an ISO code in a language; null where it has none. */
export function displayName(
  type: 'region' | 'currency',
  code: string,
  language: NameLanguage,
): string | null {
  const key = `${type} ${language}`;
  const names = cache.get(key) ?? new Intl.DisplayNames(language, { type, fallback: 'none' });
  cache.set(key, names);
  return names.of(code) ?? null;
}
