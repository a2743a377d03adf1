import type { CatalogueWords } from '@seller-toolbox/catalogue/words';
import { useLanguage } from '@seller-toolbox/i18n/react';
import { useState } from 'react';
import { useCatalogueWords } from './site-words.tsx';

export interface SearchWords {
  /** Of the page's language, and of English once somebody has begun to search. */
  readonly words: readonly CatalogueWords[];
  readonly prepare: () => void;
}

/** What a search looks through. English is loaded only when it is needed: it is a second language. */
export function useSearchWords(): SearchWords {
  const language = useLanguage();
  const own = useCatalogueWords();
  const [english, setEnglish] = useState<CatalogueWords>();

  function prepare() {
    if (english || language === 'en') return;
    // Without them the search still knows the page's language.
    import('@seller-toolbox/catalogue/words')
      .then(({ loadCatalogueWords }) => loadCatalogueWords('en'))
      .then(setEnglish, () => undefined);
  }

  return { words: english ? [own, english] : [own], prepare };
}
