import type { TodayHook } from '@seller-toolbox/tool-contract';
import type { Language } from '@seller-toolbox/words';
import { findLoader } from './find-loader.ts';
import { todayWordLoaders } from './generated/today-words.ts';
import { todayLoaders } from './generated/today.ts';
import { findTool } from './metadata.ts';
import type { PartWords } from './tool-words.ts';

/** The tools with rows for the section "Today", without those that an admin turned off. */
export const todayIds: readonly string[] = Object.keys(todayLoaders).filter(findTool);

/** Loads what a tool has for the section "Today"; undefined where it has nothing. */
export function loadToday(id: string): Promise<TodayHook> | undefined {
  return findLoader(todayLoaders, id)?.();
}

/** The texts of the rows of all tools, in one language. */
export function loadTodayWords(language: Language): Promise<PartWords> {
  return todayWordLoaders[language]();
}
