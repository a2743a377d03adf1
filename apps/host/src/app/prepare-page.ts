import type { Language } from '@seller-toolbox/i18n';
import { pageAt } from './pages.ts';
import { loadToolScreen } from './tool-screens.ts';
import { loadSiteWords, type SiteWords } from './words.ts';

export interface PreparedPage {
  readonly words: SiteWords;
  /** The page's name, as the prerender gives it. */
  readonly name: string;
}

/** Loads all that a page needs to be drawn in one go: words, the page's code, and a tool's screen. */
export async function preparePage(pathname: string, language: Language): Promise<PreparedPage> {
  const { page, name, toolId } = pageAt(pathname);
  const [words] = await Promise.all([loadSiteWords(language), page.preload()]);
  if (toolId !== undefined) await loadToolScreen(toolId, language, words);
  return { words, name };
}
