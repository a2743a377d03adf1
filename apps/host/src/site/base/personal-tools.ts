import { FAVORITES_KEY, POPULAR_KEY, RECENT_KEY } from '@seller-toolbox/site-kit/storage-keys';
import { createStored, type Stored } from '@seller-toolbox/browser-kit/storage';
import { MAX_PERSONAL_TOOLS, parseToolIds } from './tool-ids.ts';

/** A list of tool ids in this browser's storage. */
export function storedIds(key: string): Stored<readonly string[]> {
  return createStored<readonly string[]>({ key, parse: parseToolIds, format: (ids) => JSON.stringify(ids) });
}

/** They stay in this browser. */
export const favoriteTools = storedIds(FAVORITES_KEY);
export const recentTools = storedIds(RECENT_KEY);
export const popularTools = storedIds(POPULAR_KEY);

/** The list with this id first, cut to its length. */
export function withFirst(ids: readonly string[], id: string): readonly string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_PERSONAL_TOOLS);
}

/** The list without an id that it has, or with one that it lacks. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : withFirst(ids, id);
}
