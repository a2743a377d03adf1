import {
  addWords,
  createI18n,
  currentLanguage,
  switchLanguage,
  type I18n,
  type Language,
  type LoadWords,
  type WordTree,
} from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { loadErrorWords } from '@seller-toolbox/words/error-words';
import type zh from '../words/zh.json';

/** What frames every page of the section. */
export type AdminFrameWords = typeof zh;

/** The words of a page: their namespace, and how each language is loaded. */
export interface WordFiles<Words extends WordTree = WordTree> {
  readonly namespace: string;
  readonly load: LoadWords<Words>;
}

export const FRAME_WORDS: WordFiles<AdminFrameWords> = {
  namespace: 'admin',
  load: (language) => import(`../words/${language}.json`),
};

/** All words that the section has loaded, in one language until the admin switches it. */
export interface AdminWords {
  readonly i18n: I18n;
  /** Loads the words of a page, in the language that is current when they arrive. */
  readonly add: (files: WordFiles) => Promise<void>;
  /** Loads everything that was added in a language, then shows it; never a moment with raw keys. */
  readonly show: (language: Language) => Promise<void>;
}

/** Starts with the words of the frame, of rejections and of the platform. */
export async function loadAdminWords(language: Language): Promise<AdminWords> {
  const added = new Map<string, WordFiles>([[FRAME_WORDS.namespace, FRAME_WORDS]]);
  const i18n = createI18n(language, await loadAll(added.values(), language));

  return {
    i18n,
    async add(files) {
      added.set(files.namespace, files);
      // The language may change while its words are on their way.
      while (!i18n.hasResourceBundle(currentLanguage(i18n), files.namespace)) {
        const to = currentLanguage(i18n);
        addWords(i18n, to, { [files.namespace]: (await files.load(to)).default });
      }
    },
    async show(to) {
      await switchLanguage(i18n, to, await loadAll(added.values(), to));
    },
  };
}

async function loadAll(added: Iterable<WordFiles>, language: Language): Promise<Record<string, WordTree>> {
  const loading = [...added].map(
    async ({ namespace, load }) => [namespace, (await load(language)).default] as const,
  );
  const [platform, errors, ...pages] = await Promise.all([
    loadPlatformWords(language),
    loadErrorWords(language),
    ...loading,
  ]);
  return { platform, errors, ...Object.fromEntries(pages) };
}
