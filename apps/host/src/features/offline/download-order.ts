export interface DownloadOrderOptions {
  readonly all: readonly string[];
  /** The tool of the page. */
  readonly current: string | undefined;
  readonly recent: readonly string[];
  readonly favorites: readonly string[];
  /** The visitor wants to save data. */
  readonly savesData: boolean;
}

/** The tools to cache, most wanted first. With data saving on, only the tool of the page. */
export function downloadOrder({
  all,
  current,
  recent,
  favorites,
  savesData,
}: DownloadOrderOptions): readonly string[] {
  const currentTool = current === undefined ? [] : [current];
  if (savesData) return currentTool;
  return [...new Set([...currentTool, ...favorites, ...recent, ...all])].filter((id) => all.includes(id));
}
