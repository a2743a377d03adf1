const FILES = 'stb-files-';

/** The cache for announcements; it is shared by all versions of the site. */
export const ANNOUNCEMENTS_CACHE = 'stb-announcements';
/** What the worker has to remember between its lives. */
export const STATE_CACHE = 'stb-state';

/** Each version of the site has its own files. */
export function filesCache(version: string): string {
  return FILES + version;
}

/** Caches of other versions, oldest first, as the browser lists them. */
export function olderCaches(names: readonly string[], version: string): readonly string[] {
  return names.filter((name) => name.startsWith(FILES) && name !== filesCache(version));
}

/** An older version's files, and the pages that were open when the newer one took over. */
export interface OlderFiles {
  readonly cache: string;
  readonly pages: readonly string[];
}

/**
 * The removable caches: those of older versions without an open page, once the present version is complete. A page keeps its
 * client id until it is reloaded.
 */
export function removableCaches(
  older: readonly OlderFiles[],
  openPages: ReadonlySet<string>,
  isPresentComplete: boolean,
): readonly string[] {
  if (!isPresentComplete) return [];
  return older.filter(({ pages }) => !pages.some((id) => openPages.has(id))).map(({ cache }) => cache);
}
