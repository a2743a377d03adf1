/** Key of the row that counts all other paths; real paths begin with a slash. */
export const OTHER_PAGE = 'other';

/** Only the first paths get their tracked row, so that invented paths cannot fill the table. */
const MAX_PAGES = 1_000;

/** Returns a predicate for paths with their own row. It adds new paths up to `max`. */
export function trackedPages(known: readonly string[], max = MAX_PAGES): (path: string) => boolean {
  const tracked = new Set(known.filter((key) => key !== OTHER_PAGE));
  return (path) => {
    if (tracked.has(path)) return true;
    if (tracked.size >= max) return false;
    tracked.add(path);
    return true;
  };
}
