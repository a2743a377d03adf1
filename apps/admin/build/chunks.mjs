// @ts-check
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf, withImports } from '@seller-toolbox/site-build/reached-modules';

/** @typedef {import('vite').Rolldown.ChunkingContext} ChunkingContext */

export const ADMIN = fileURLToPath(new URL('..', import.meta.url));
export const ADMIN_ENTRY = `${ADMIN}src/main.tsx`;
const DASHBOARD = `${ADMIN}src/dashboard/`;
/** Shows announcements; the page that edits them previews with the same parts. */
const ANNOUNCEMENT_STRIP = `${ADMIN}src/layout/announcement-strip.tsx`;

/**
 * Few files for the first screen: the frame with all that the first page takes of the libraries, that page itself, and
 * its words. Every other page is one file beside the frame and what several of them share.
 * @returns {import('vite').Rolldown.CodeSplittingOptions}
 */
export function adminChunks() {
  const isAlways = reachedFrom(ADMIN_ENTRY);
  const isFirst = reachedFrom(`${DASHBOARD}dashboard-page.tsx`);
  const isAnnounced = reachedFrom(ANNOUNCEMENT_STRIP);
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'words',
        // All words of one language are one file. A file of words is called by its language.
        name: (id) => {
          const { ext, name } = parse(id);
          return ext === '.json' ? `words-${name}` : null;
        },
        priority: 3,
      },
      {
        debugName: 'frame',
        name: (id, context) => {
          const isBeside = !id.startsWith(DASHBOARD) && isFirst(id, context);
          return isBeside || isAlways(id, context) ? 'frame' : null;
        },
        priority: 2,
      },
      {
        debugName: 'announced',
        name: (id, context) => (isAnnounced(id, context) ? 'announced' : null),
        priority: 1,
      },
      { name: 'shared', minShareCount: 2 },
    ],
  };
}

/**
 * Whether a module comes along when this one is loaded, without what it loads later.
 * @param {string} start
 * @returns {(id: string, context: ChunkingContext) => boolean}
 */
function reachedFrom(start) {
  /** @type {Set<string> | undefined} */
  let reached;
  return (id, context) => {
    reached ??= withImports([start], (module) => importsOf(module, context));
    return reached.has(id);
  };
}
