import { loadCatalogueWords, type CatalogueWords } from '@seller-toolbox/catalogue/words';
import { loadToolWords } from '@seller-toolbox/catalogue/ui';
import {
  addWords,
  createI18n,
  loadPlatformWords,
  switchLanguage,
  type I18n,
  type Language,
} from '@seller-toolbox/i18n';
import type zh from '../words/zh.json';
import type { PageWords } from './page-words.ts';

export type HostWords = typeof zh;

/** The namespace of the site's own words. */
export const HOST_WORDS = 'host';

const HOST_LOADERS: Record<Language, () => Promise<{ default: HostWords }>> = {
  zh: () => import('../words/zh.json'),
  'zh-TW': () => import('../words/zh-TW.json'),
  en: () => import('../words/en.json'),
  ja: () => import('../words/ja.json'),
  id: () => import('../words/id.json'),
  vi: () => import('../words/vi.json'),
};

/** All words that the page has, in one language until the visitor asks for another. */
export interface SiteWords {
  readonly i18n: I18n;
  readonly catalogue: (language: Language) => CatalogueWords;
  /** Whether a tool's words are there in a language. */
  readonly hasTool: (toolId: string, language: Language) => boolean;
  readonly addTool: (toolId: string, language: Language) => Promise<void>;
  /** Loads what the page shows in a language, then shows it; never a moment with raw keys. */
  readonly show: (language: Language, toolId?: string) => Promise<void>;
  /** The words that are there in a language, for the page to carry. */
  readonly carried: (language: Language) => PageWords;
}

/** Starts with the words that the page carries, or loads those of the language. */
export async function loadSiteWords(language: Language, carried?: PageWords): Promise<SiteWords> {
  const first = carried ?? (await loadLanguage(language));
  const i18n = createI18n(language, first.resources);
  const catalogues = new Map([[language, first.catalogue]]);

  async function addTool(toolId: string, of: Language) {
    if (i18n.hasResourceBundle(of, toolId)) return;
    const words = await loadToolWords(toolId, of);
    if (words) addWords(i18n, of, { [toolId]: words });
  }

  return {
    i18n,
    catalogue: (of) => catalogues.get(of) ?? {},
    hasTool: (toolId, of) => i18n.hasResourceBundle(of, toolId),
    addTool,
    async show(to, toolId) {
      const [words] = await Promise.all([
        loadLanguage(to),
        toolId === undefined ? undefined : addTool(toolId, to),
      ]);
      catalogues.set(to, words.catalogue);
      await switchLanguage(i18n, to, words.resources);
    },
    carried: (of) => ({ resources: i18n.getDataByLanguage(of) ?? {}, catalogue: catalogues.get(of) ?? {} }),
  };
}

async function loadLanguage(language: Language): Promise<PageWords> {
  const [host, platform, catalogue] = await Promise.all([
    HOST_LOADERS[language](),
    loadPlatformWords(language),
    loadCatalogueWords(language),
  ]);
  return { resources: { [HOST_WORDS]: host.default, platform }, catalogue };
}
