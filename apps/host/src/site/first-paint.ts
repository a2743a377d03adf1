import { storedLanguageRedirect } from '@seller-toolbox/site-kit/address-language';
import { reserveSpace, DISMISSED_IDS_KEY } from '@seller-toolbox/announcement-view/reserved-space';
import { orderByStyle, personalOrder, showPersonalRow } from './base/personal-order.ts';
import {
  FAVORITES_KEY,
  LANGUAGE_KEY,
  POPULAR_KEY,
  RECENT_KEY,
  THEME_KEY,
  TOOL_LIST_KEY,
} from '@seller-toolbox/site-kit/storage-keys';
import { readText } from '@seller-toolbox/browser-kit/storage';
import { parseTheme, showTheme } from '@seller-toolbox/site-kit/theme';
import { parseToolIds } from './base/tool-ids.ts';
import { parseToolListState, showToolList } from './base/tool-list.ts';

/**
 * Runs inline in the head of every page, before the first paint: colors, reserved space for announcements, the stored language,
 * and the visitor's personal order of tools.
 */
export function firstPaint(page: Window): void {
  const { document } = page;
  showTheme(parseTheme(read(page, THEME_KEY)), page);
  reserveSpace(document, read(page, DISMISSED_IDS_KEY));
  const redirect = storedLanguageRedirect(page.location, read(page, LANGUAGE_KEY));
  if (redirect === null) {
    if (/^(Mac|iP)/.test(page.navigator.platform)) document.documentElement.dataset['keyboard'] = 'mac';
    showToolList(parseToolListState(read(page, TOOL_LIST_KEY)), document);
    const ids = (key: string) => parseToolIds(read(page, key));
    const own = { favorites: ids(FAVORITES_KEY), recent: ids(RECENT_KEY), popular: ids(POPULAR_KEY) };
    orderByStyle(personalOrder(own), document);
    showPersonalRow(own, document);
    return;
  }
  // Hidden, so that the language which is being left is not painted; the site does not start on a hidden page.
  document.documentElement.hidden = true;
  page.location.replace(redirect);
}

function read(page: Window, key: string): string | null {
  return readText(() => page.localStorage, key);
}
