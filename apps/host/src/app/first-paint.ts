import { storedLanguageRedirect } from './address-language.ts';
import { LANGUAGE_KEY } from './stored-language.ts';
import { parseTheme, showTheme, THEME_KEY } from './theme.ts';

/** Set on the root element while the page is being replaced by the same page in the stored language. */
export const LEAVING_ATTRIBUTE = 'data-leaving';

/** Runs inline in the head of every page, before anything is painted: colors, and the stored language. */
export function firstPaint(page: Window): void {
  const prefersDark = page.matchMedia('(prefers-color-scheme: dark)').matches;
  showTheme(parseTheme(read(page, THEME_KEY)), page.document, prefersDark);
  const redirect = storedLanguageRedirect(page.location, read(page, LANGUAGE_KEY));
  if (redirect === null) return;
  page.document.documentElement.setAttribute(LEAVING_ATTRIBUTE, '');
  page.location.replace(redirect);
}

function read(page: Window, key: string): string | null {
  try {
    return page.localStorage.getItem(key);
  } catch {
    return null;
  }
}
