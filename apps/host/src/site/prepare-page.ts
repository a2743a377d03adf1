import type { Language } from '@seller-toolbox/words';
import type { PageWords } from './base/page-words.ts';
import { pageAt } from './pages.ts';
import { loadToolScreen } from './base/tool-screens.ts';
import { loadSiteWords, type SiteWords } from './base/words.ts';

/** Loads all that a page needs to render without suspending: words unless it carries them, its code, and a tool's screen. */
export async function preparePage(
  pathname: string,
  language: Language,
  carried?: PageWords,
): Promise<SiteWords> {
  const { page, toolId, namespace } = pageAt(pathname);
  const [words] = await Promise.all([loadSiteWords(language, carried), page.preload()]);
  if (toolId !== undefined) await loadToolScreen(toolId, language, words);
  else if (namespace !== undefined) await words.addPageWords(namespace, language);
  return words;
}
