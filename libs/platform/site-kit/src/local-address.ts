import { DEFAULT_LANGUAGE, type Language } from '@seller-toolbox/words';
import { addressAt, NOT_FOUND } from './address-table.ts';
import { LANGUAGE_PARAM } from './paths.ts';

/** A placeholder for the origin of the site where only the path matters. */
const ANY_ORIGIN = 'http://site';

/** Whether an untrusted path, maybe with a query and a fragment, is that of a page of this site. */
export function isPagePath(path: string): boolean {
  return addressAt(new URL(path, ANY_ORIGIN).pathname).name !== NOT_FOUND;
}

/** Such a path with the language, where it leads to a page; other files have no language. */
export function localAddress(path: string, language: Language): string {
  const url = new URL(path, ANY_ORIGIN);
  if (!isPagePath(path) || language === DEFAULT_LANGUAGE || url.searchParams.has(LANGUAGE_PARAM)) return path;
  url.searchParams.set(LANGUAGE_PARAM, language);
  return url.pathname + url.search + url.hash;
}
