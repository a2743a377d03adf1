import { storedLanguageRedirect } from '@seller-toolbox/site-kit/address-language';
import { readText } from '@seller-toolbox/browser-kit/storage';
import { LANGUAGE_KEY, THEME_KEY } from '@seller-toolbox/site-kit/storage-keys';
import { parseTheme, showTheme } from '@seller-toolbox/site-kit/theme';

// Runs inline in the head of the document, before anything is painted: the colors and the stored language.
const read = (key: string) => readText(() => localStorage, key);
showTheme(parseTheme(read(THEME_KEY)), window);
const redirect = storedLanguageRedirect(location, read(LANGUAGE_KEY));
if (redirect !== null) {
  // Hidden, so that the old language is not painted; the section does not start on a hidden page.
  document.documentElement.hidden = true;
  location.replace(redirect);
}
