import type { Language } from '@seller-toolbox/i18n';
import { findLoader } from './find-loader.ts';
import { localeLoaders } from './generated/locales.ts';
import { screenLoaders } from './generated/screens.ts';
import type { ToolScreenModule } from './tool-screen.ts';
import type { ToolWords } from './tool-words.ts';

export type { ToolScreenModule, ToolWords };

/** Loads the screen of a tool, for `React.lazy`; undefined where no tool has this id. */
export function loadScreen(id: string): Promise<ToolScreenModule> | undefined {
  return findLoader(screenLoaders, id)?.();
}

/** Loads the words of a tool in one language; undefined where no tool has this id. */
export function loadToolWords(id: string, language: Language): Promise<ToolWords> | undefined {
  return findLoader(localeLoaders, id)?.[language]();
}
