/** The row under which views are counted of paths that have none of their own. No path: those begin with a slash. */
export const OTHER_PAGE = 'other';

/** So many paths, the first ones, have a row of their own: nobody can fill the table with invented ones. */
const MAX_PAGES = 1_000;

/** Whether a path has a row of its own, given those that have one; a new one gets one while there is room. */
export function ownPages(known: readonly string[], max = MAX_PAGES): (path: string) => boolean {
  const own = new Set(known.filter((key) => key !== OTHER_PAGE));
  return (path) => {
    if (own.has(path)) return true;
    if (own.size >= max) return false;
    own.add(path);
    return true;
  };
}
