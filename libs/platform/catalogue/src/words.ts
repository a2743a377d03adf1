import type { Language } from '@seller-toolbox/i18n';
import { wordLoaders } from './generated/words.ts';
import type { CatalogueWords, ToolTitle } from './tool-words.ts';

export type { CatalogueWords, ToolTitle };

/** Titles, lines and keywords of all tools in one language, without loading any tool. */
export function loadCatalogueWords(language: Language): Promise<CatalogueWords> {
  return wordLoaders[language]();
}
