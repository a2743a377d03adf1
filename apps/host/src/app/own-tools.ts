import { createStored, parseJson, type Stored } from './storage.ts';

/** How many ids a list keeps. */
export const MOST_OWN_TOOLS = 20;

const NONE: readonly string[] = [];

/** A list of tool ids in this browser's storage. */
export function storedIds(key: string): Stored<readonly string[]> {
  return createStored<readonly string[]>({
    key,
    parse: (text) => toIds(parseJson(text)),
    format: (ids) => JSON.stringify(ids),
  });
}

function toIds(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return NONE;
  const ids = value.filter((id): id is string => typeof id === 'string');
  return [...new Set(ids)].slice(0, MOST_OWN_TOOLS);
}

/** Ids of tools, most recent first. They stay in this browser. */
export const favoriteTools = storedIds('stb:favorites');
export const recentTools = storedIds('stb:recent-tools');

/** The list with this id first, cut to its length. */
export function withFirst(ids: readonly string[], id: string): readonly string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MOST_OWN_TOOLS);
}

/** The list without an id that it has, or with one that it lacks. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : withFirst(ids, id);
}
