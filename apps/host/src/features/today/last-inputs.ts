import { createJsonStorage } from '@seller-toolbox/browser-kit/json-storage';
import { findTool } from '@seller-toolbox/catalogue';
import { favoriteTools, recentTools } from '../../site/base/personal-tools.ts';
import { excerptOf } from './excerpt.ts';

const MAX_TOOLS = 3;
const MAX_FAVORITES = 4;

export interface LastTool {
  readonly toolId: string;
  /** What was typed, in short; may be empty. */
  readonly excerpt: string;
}

const storage = createJsonStorage(() => localStorage);

/** The tools used last; those with an input stored in this browser first. */
export function lastTools(): readonly LastTool[] {
  const used = recentTools
    .read()
    .filter(isReady)
    .map((toolId) => ({ toolId, stored: storage.read(`input:${toolId}`) }));
  const byInput = [true, false].flatMap((has) => used.filter(({ stored }) => (stored !== undefined) === has));
  return byInput.slice(0, MAX_TOOLS).map(({ toolId, stored }) => ({ toolId, excerpt: excerptOf(stored) }));
}

/** The favorites that are not among the tools shown already. */
export function lastFavorites(shown: readonly string[]): readonly string[] {
  return favoriteTools
    .read()
    .filter((id) => isReady(id) && !shown.includes(id))
    .slice(0, MAX_FAVORITES);
}

function isReady(id: string): boolean {
  return findTool(id)?.status === 'ready';
}
