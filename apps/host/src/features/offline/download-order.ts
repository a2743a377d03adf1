export interface DownloadOrderOptions {
  readonly all: readonly string[];
  /** The tool of the page. */
  readonly current: string | undefined;
  readonly recent: readonly string[];
  readonly favorites: readonly string[];
  /** The visitor wants to save data. */
  readonly savesData: boolean;
}

/** The tools to keep, most wanted first. Whoever saves data gets the page's own. */
export function downloadOrder({
  all,
  current,
  recent,
  favorites,
  savesData,
}: DownloadOrderOptions): readonly string[] {
  const own = current === undefined ? [] : [current];
  if (savesData) return own;
  return [...new Set([...own, ...favorites, ...recent, ...all])].filter((id) => all.includes(id));
}
