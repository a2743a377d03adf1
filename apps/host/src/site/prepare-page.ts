import type { Language } from '@seller-toolbox/words';
import { pageAt } from './pages.ts';
import { loadToolScreen } from './base/tool-screens.ts';
import { loadSiteWords, type SiteWords, type WordsOptions } from './base/words.ts';

/** Loads all that a page needs to render without suspending: words unless it carries them, its code, and a tool's screen. */
export async function preparePage(
  pathname: string,
  language: Language,
  options?: WordsOptions,
): Promise<SiteWords> {
  const { page, toolId, namespace } = pageAt(pathname);
  const [words] = await Promise.all([loadSiteWords(language, options), page.preload()]);
  if (toolId !== undefined) await loadToolScreen(toolId, language, words);
  else if (namespace !== undefined) await words.addPageWords(namespace, language);
  return words;
}
