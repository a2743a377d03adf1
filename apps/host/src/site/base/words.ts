import type { ToolNames } from '@seller-toolbox/catalogue/words';
import {
  addWords,
  createI18n,
  currentLanguage,
  switchLanguage,
  type I18n,
  type Language,
  type Resources,
} from '@seller-toolbox/words';
import { siteInLanguage } from '@seller-toolbox/contracts/site-in-language';
import type { SiteConfig } from '@seller-toolbox/contracts';
import type { PageWords } from './page-words.ts';
import { NEUTRAL_SITE } from './site-config.tsx';

/** All words that the page has, in one language until the visitor switches it. */
export interface SiteWords {
  readonly i18n: I18n;
  readonly catalogue: (language: Language) => ToolNames;
  /** Whether the words of one page are loaded in a language; the namespace of a tool is its id. */
  readonly hasPageWords: (namespace: string, language: Language) => boolean;
  readonly addPageWords: (namespace: string, language: Language) => Promise<void>;
  /** Loads what the page shows in a language, then shows it; never a moment with raw keys. */
  readonly show: (language: Language, namespace?: string) => Promise<void>;
  /** The words that are there in a language, for the page to carry. */
  readonly carried: (language: Language) => PageWords;
}

/** A page that carries its words needs to know where others are only for another tool or another language. */
const loaders = () => import('./load-words.ts');

export interface WordsOptions {
  /** Words that the page carries; without them those of the language are loaded. */
  readonly carried?: PageWords | undefined;
  /** What `{{site}}` in the words is called. */
  readonly site?: SiteConfig;
}

/** The words of the site in one language. */
export async function loadSiteWords(
  language: Language,
  { carried, site = NEUTRAL_SITE }: WordsOptions = {},
): Promise<SiteWords> {
  const first = carried ?? (await (await loaders()).loadLanguage(language));
  const i18n: I18n = createI18n(language, first.resources, {
    get site() {
      return siteInLanguage(site, currentLanguage(i18n)).siteName;
    },
  });
  const catalogues = new Map<Language, ToolNames>([[language, first.catalogue]]);

  async function addPageWords(namespace: string, of: Language) {
    if (i18n.hasResourceBundle(of, namespace)) return;
    const words = await (await loaders()).loadWordsByNamespace(namespace, of);
    if (words) addWords(i18n, of, { [namespace]: words });
  }

  return {
    i18n,
    catalogue: (of) => catalogues.get(of) ?? {},
    hasPageWords: (namespace, of) => i18n.hasResourceBundle(of, namespace),
    addPageWords,
    async show(to, namespace) {
      const [words] = await Promise.all([
        loaders().then(({ loadLanguage }) => loadLanguage(to)),
        namespace === undefined ? undefined : addPageWords(namespace, to),
      ]);
      catalogues.set(to, words.catalogue);
      await switchLanguage(i18n, to, words.resources);
    },
    carried: (of) => ({
      resources: carriedOnly(i18n.getDataByLanguage(of) ?? {}),
      catalogue: namesOnly(catalogues.get(of) ?? {}),
    }),
  };
}

/** Without the words of parts that the build has drawn into the page: `<tool-id>/<part>`. */
function carriedOnly(resources: Resources): Resources {
  return Object.fromEntries(Object.entries(resources).filter(([namespace]) => !namespace.includes('/')));
}

/** Without the keywords, which the search loads. */
function namesOnly(catalogue: ToolNames): ToolNames {
  return Object.fromEntries(Object.entries(catalogue).map(([id, { title, line }]) => [id, { title, line }]));
}
