import { isLanguage, type Language } from '@seller-toolbox/words';
import { LANGUAGE_KEY } from './storage-keys.ts';
import { createStored } from '@seller-toolbox/browser-kit/storage';

/** The language that the visitor chose last; null before the first choice. */
export const storedLanguage = createStored<Language | null>({
  key: LANGUAGE_KEY,
  parse: (text) => (isLanguage(text) ? text : null),
  format: (language) => language ?? '',
});
