import type { Language } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { useRef, useState } from 'react';
import { useCatalogueWords } from './site-words.tsx';
import type { SearchedWords } from './tool-search.ts';

export interface SearchWords {
  /** Of the page's language, and of English; with keywords once the search has begun. */
  readonly words: readonly SearchedWords[];
  readonly prepare: () => void;
}

interface Arrived {
  readonly language: Language;
  readonly words: readonly SearchedWords[];
}

/** What a search looks through. Keywords and English are loaded only when they are needed. */
export function useSearchWords(): SearchWords {
  const language = useLanguage();
  const own = useCatalogueWords();
  const [arrived, setArrived] = useState<Arrived>();
  const asked = useRef<Language>(undefined);

  function prepare() {
    if (asked.current === language) return;
    asked.current = language;
    loadSearched(language).then(
      (words) => setArrived({ language, words }),
      // Without them the search still knows what the tools are called; the next one tries again.
      () => (asked.current = undefined),
    );
  }

  return { words: arrived?.language === language ? arrived.words : [own], prepare };
}

async function loadSearched(language: Language): Promise<readonly SearchedWords[]> {
  const { loadCatalogueWords } = await import('@seller-toolbox/catalogue/words');
  return Promise.all([...new Set<Language>([language, 'en'])].map(loadCatalogueWords));
}
