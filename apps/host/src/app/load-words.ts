import { loadCatalogueWords } from '@seller-toolbox/catalogue/words';
import { loadPlatformWords, type Language } from '@seller-toolbox/i18n';
import type { PageWords } from './page-words.ts';
import { HOST_WORDS, type HostWords } from './words.ts';

export { loadToolWords } from '@seller-toolbox/catalogue/words';

const HOST_LOADERS: Record<Language, () => Promise<{ default: HostWords }>> = {
  zh: () => import('../words/zh.json'),
  'zh-TW': () => import('../words/zh-TW.json'),
  en: () => import('../words/en.json'),
  ja: () => import('../words/ja.json'),
  id: () => import('../words/id.json'),
  vi: () => import('../words/vi.json'),
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
