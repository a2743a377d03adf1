import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@seller-toolbox/words';
import { LANGUAGE_PARAM } from './paths.ts';

/** What an address says after its host. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The value of `lang`, whatever it is; null where the address has none. */
export function languageParam(search: string): string | null {
  return new URLSearchParams(search).get(LANGUAGE_PARAM);
}

/** The same address in another language: the parameter is set, or removed for zh; path, fragment and the rest stay. */
export function addressInLanguage({ pathname, search, hash }: Address, language: Language): string {
  const params = new URLSearchParams(search);
  if (language === DEFAULT_LANGUAGE) params.delete(LANGUAGE_PARAM);
  else params.set(LANGUAGE_PARAM, language);
  const query = params.toString();
  return `${onThisSite(pathname)}${query ? `?${query}` : ''}${hash}`;
}

/** Two slashes at its start, or what browsers take for them, would make the path the name of another site. */
function onThisSite(pathname: string): string {
  return pathname.replace(/^[/\\]+/, '/');
}

/** Where the page must go before it is painted: a stored language other than zh, and an address that names none. */
export function storedLanguageRedirect(address: Address, stored: unknown): string | null {
  if (isLanguage(languageParam(address.search))) return null;
  if (!isLanguage(stored) || stored === DEFAULT_LANGUAGE) return null;
  return addressInLanguage(address, stored);
}
