import { loadCatalogueWords, loadToolWords } from '@seller-toolbox/catalogue/words';
import type { Language, LoadWords, WordTree } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { HOST_WORDS, type HostWords } from './host-words.ts';
import { loadPageWords } from './load-page-words.ts';
import type { PageWords } from './page-words.ts';

const loadHostWords: LoadWords<HostWords> = (language) => import(`../../words/${language}.json`);

/** Loads the words of all pages in one language. */
export async function loadLanguage(language: Language): Promise<PageWords> {
  const [host, platform, catalogue] = await Promise.all([
    loadHostWords(language),
    loadPlatformWords(language),
    loadCatalogueWords(language),
  ]);
  return { resources: { [HOST_WORDS]: host.default, platform }, catalogue };
}

/** Loads the words that only one page has, a tool's or another's; undefined where no page has them. */
export async function loadWordsByNamespace(
  namespace: string,
  language: Language,
): Promise<WordTree | undefined> {
  return (await loadPageWords(namespace, language)) ?? loadToolWords(namespace, language);
}
