import { storedLanguageRedirect } from './address-language.ts';
import { keepRoom, QUIET_KEY } from './announcement-room.ts';
import { LANGUAGE_KEY, THEME_KEY } from './storage-keys.ts';
import { parseTheme, showTheme } from './theme.ts';

/** Runs inline in the head of every page, before anything is painted: colors, room for announcements, the stored language. */
export function firstPaint(page: Window): void {
  const prefersDark = page.matchMedia('(prefers-color-scheme: dark)').matches;
  showTheme(parseTheme(read(page, THEME_KEY)), page.document, prefersDark);
  keepRoom(page.document, read(page, QUIET_KEY));
  const redirect = storedLanguageRedirect(page.location, read(page, LANGUAGE_KEY));
  if (redirect === null) return;
  // Hidden, so that the language which is being left is not painted; the site does not start on a hidden page.
  page.document.documentElement.hidden = true;
  page.location.replace(redirect);
}

function read(page: Window, key: string): string | null {
  try {
    return page.localStorage.getItem(key);
  } catch {
    return null;
  }
}
