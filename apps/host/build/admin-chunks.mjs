// @ts-check
import { HOST } from './vite-config.mjs';

/** @typedef {import('vite').Rolldown.ChunkingContext} ChunkingContext */

export const ADMIN_ENTRY = `${HOST}src/admin/main.tsx`;
const DASHBOARD = `${HOST}src/admin/dashboard/`;
/** Shows announcements; the page that edits them previews with the same parts. */
const ANNOUNCEMENT_STRIP = `${HOST}src/admin/layout/announcement-strip.tsx`;

/** All words of the section in one language are one file: a page asks once. */
const WORDS =
  /(?:apps\/host\/src\/(?:admin\/(?:[\w-]+\/)?words|words\/announcements)|platform\/i18n\/src\/(?:words|errors))\/([\w-]+)\.json$/;

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
        name: (id) => {
          const language = WORDS.exec(id)?.[1];
          return language ? `words-${language}` : null;
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
    reached ??= withImports(start, (module) => context.getModuleInfo(module)?.importedIds ?? []);
    return reached.has(id);
  };
}

/**
 * @param {string} start
 * @param {(id: string) => readonly string[]} importsOf
 * @returns {Set<string>} the start and all that it imports, directly or not
 */
export function withImports(start, importsOf) {
  const reached = new Set([start]);
  // What is added while it is walked is walked as well.
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
  return reached;
}
