import { defineReviewEngine } from '../../engine/define-review.engine.ts';
import { compileLexicon, type LanguageWords, type Lexicon } from '../../engine/lexicon.ts';
import type { ReviewLanguage } from '../../engine/review-languages.data.ts';

const LOADERS: Readonly<Record<ReviewLanguage, () => Promise<{ readonly words: LanguageWords }>>> = {
  en: () => import('../../engine/languages/en.ts'),
  de: () => import('../../engine/languages/de.ts'),
  fr: () => import('../../engine/languages/fr.ts'),
  es: () => import('../../engine/languages/es.ts'),
  it: () => import('../../engine/languages/it.ts'),
  ja: () => import('../../engine/languages/ja.ts'),
  zh: () => import('../../engine/languages/zh.ts'),
};

const loaded = new Map<string, Lexicon>();

let analysis: typeof import('../../engine/analyze-sources.ts') | undefined;

/** Loads what analyzes files, and the lexicons of the languages, each once; a language without one has none to load. */
export async function loadLexicons(languages: readonly string[] = Object.keys(LOADERS)): Promise<void> {
  const missing = Object.entries(LOADERS).filter(
    ([language]) => languages.includes(language) && !loaded.has(language),
  );
  await Promise.all([
    import('../../engine/analyze-sources.ts').then((part) => (analysis = part)),
    ...missing.map(async ([language, load]) => loaded.set(language, compileLexicon((await load()).words))),
  ]);
}

/** For short runs on the page, over the lexicons that the visitor's files need. */
export const engine = defineReviewEngine((input, progress) => {
  if (!analysis) throw new TypeError('files before what analyzes them');
  return analysis.analyzeSources(input, (language) => loaded.get(language), progress);
});
