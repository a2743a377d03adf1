import type { Language } from '@seller-toolbox/words';
import { findLoader } from './find-loader.ts';
import { todayLoaders } from './generated/today.ts';
import type { ToolToday } from './tool-parts.ts';

export type { ToolToday };

/** The tools with rows for the section "Today". */
export const todayIds: readonly string[] = Object.keys(todayLoaders);

/** Loads what a tool has for the section "Today", with its words; undefined where it has nothing. */
export function loadToday(id: string, language: Language): Promise<ToolToday> | undefined {
  return findLoader(todayLoaders, id)?.(language);
}
