import type { ToolNames } from '@seller-toolbox/catalogue/words';
import type { Translate } from '@seller-toolbox/words';
import { useLanguage, useWords } from '@seller-toolbox/words/react';
import { createContext, useContext } from 'react';
import { HOST_WORDS, type HostWords } from './host-words.ts';
import type { SiteWords } from './words.ts';

const SiteWordsContext = createContext<SiteWords | null>(null);
export const SiteWordsProvider = SiteWordsContext.Provider;

export function useSiteWords(): SiteWords {
  const words = useContext(SiteWordsContext);
  if (!words) throw new Error('the site needs a SiteWordsProvider around it');
  return words;
}

/** The site's own words. */
export function useHostWords(): Translate<HostWords> {
  return useWords<HostWords>(HOST_WORDS);
}

/** Titles and lines of all tools in the page's language. */
export function useCatalogueWords(): ToolNames {
  return useSiteWords().catalogue(useLanguage());
}
