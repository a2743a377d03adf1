import type { SiteBuild } from '../site/site-build.ts';

/** Counts the views of all other paths; paths of pages begin with a slash. */
export const OTHER_PAGE = 'other';

/** Pages besides those of tools, for a service without the built site. */
const PAGES = ['/', '/tools', '/feedback', '/terms', '/privacy'];

/** Returns a predicate for the paths of the site's own pages, so that invented paths are not counted by their names. */
export function knownPages(
  site: Pick<SiteBuild, 'findPage'> | null,
  toolIds: Iterable<string>,
): (path: string) => boolean {
  const pages = new Set([...PAGES, ...Array.from(toolIds, (id) => `/tools/${id}`)]);
  return (path) => (site ? site.findPage(path, undefined) !== null : pages.has(path));
}
