import { loadCatalogueWords, loadToolWords } from '@seller-toolbox/catalogue/words';
import { loadPlatformWords, type Language, type WordTree } from '@seller-toolbox/words';
import { loadPageWords } from './load-page-words.ts';
import type { PageWords } from './page-words.ts';
import { HOST_WORDS, type HostWords } from './words.ts';

const HOST_LOADERS: Record<Language, () => Promise<{ default: HostWords }>> = {
  zh: () => import('../../words/zh.json'),
  'zh-TW': () => import('../../words/zh-TW.json'),
  en: () => import('../../words/en.json'),
  ja: () => import('../../words/ja.json'),
  id: () => import('../../words/id.json'),
  vi: () => import('../../words/vi.json'),
};

/** Loads the words of all pages in one language. */
export async function loadLanguage(language: Language): Promise<PageWords> {
  const [host, platform, catalogue] = await Promise.all([
    HOST_LOADERS[language](),
    loadPlatformWords(language),
    loadCatalogueWords(language),
  ]);
  return { resources: { [HOST_WORDS]: host.default, platform }, catalogue };
}

/** Loads the words that only one page has, a tool's or another's; undefined where no page has them. */
export async function loadOwnWords(namespace: string, language: Language): Promise<WordTree | undefined> {
  return (await loadPageWords(namespace, language)) ?? loadToolWords(namespace, language);
}
