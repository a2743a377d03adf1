import type { TodayHook } from '@seller-toolbox/tool-contract';
import { findLoader } from './find-loader.ts';
import { todayLoaders } from './generated/today.ts';

/** The tools with rows for the section "Today". */
export const todayIds: readonly string[] = Object.keys(todayLoaders);

/** Loads what a tool has for the section "Today"; undefined where it has nothing. */
export function loadToday(id: string): Promise<TodayHook> | undefined {
  return findLoader(todayLoaders, id)?.();
}
