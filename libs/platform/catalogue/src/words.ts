import type { Language } from '@seller-toolbox/words';
import { findLoader } from './find-loader.ts';
import { localeLoaders } from './generated/locales.ts';
import { recognizerWordLoaders } from './generated/recognizer-words.ts';
import { wordLoaders } from './generated/words.ts';
import type { CatalogueWords, PartWords, ToolName, ToolNames, ToolTitle, ToolWords } from './tool-words.ts';

export type { CatalogueWords, PartWords, ToolName, ToolNames, ToolTitle, ToolWords };

/** Titles, lines and keywords of all tools in one language, without loading any tool. */
export function loadCatalogueWords(language: Language): Promise<CatalogueWords> {
  return wordLoaders[language]();
}

/** The lines of all tools that recognize texts, in one language. */
export function loadRecognizerWords(language: Language): Promise<PartWords> {
  return recognizerWordLoaders[language]();
}

/** Loads the words of a tool in one language; undefined where no tool has this id. */
export function loadToolWords(id: string, language: Language): Promise<ToolWords> | undefined {
  return findLoader(localeLoaders, id)?.[language]();
}
