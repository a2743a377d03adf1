// @ts-check
import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf, lateImportsOf, withImports } from '@seller-toolbox/site-build/reached-modules';
import { routeFile, ROUTES } from './site-files.mjs';

/**
 * @typedef {import('vite').Rolldown.ChunkingContext} ChunkingContext
 * @typedef {{ id: string, category: string }} Tool
 * @typedef {{ starts: readonly string[], category: string | null, isPart?: boolean }} Page its first modules; a category for a tool;
 *   `isPart`: what another page loads later of this tool, which does not count as a page
 */

/**
 * Modules that the same pages import share a chunk, so that a page loads few files and little that it does not use. A
 * module's dependencies are imported by all pages that import the module, and by more: chunks cannot import one another.
 * @param {readonly Tool[]} tools
 * @returns {import('vite').Rolldown.CodeSplittingOptions}
 */
export function pageChunks(tools) {
  return chunksOf(sitePages(tools));
}

/** The same for embedded tools, which have a build of their own. @param {readonly Tool[]} tools */
export function embedChunks(tools) {
  return chunksOf(tools.map(({ id, category }) => ({ starts: [screenOf(id)], category })));
}

/** @param {readonly Page[]} pages @returns {import('vite').Rolldown.CodeSplittingOptions} */
function chunksOf(pages) {
  /** @type {Map<string, string> | undefined} */
  let names;
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'main', tags: ['$initial'], priority: 2 },
      {
        debugName: 'pages',
        name: (id, context) => {
          names ??= chunkNames(
            pages,
            (module) => importsOf(module, context),
            (module) => lateImportsOf(module, context),
          );
          return names.get(id) ?? null;
        },
        priority: 1,
      },
    ],
  };
}

/** @param {readonly Tool[]} tools @returns {Page[]} */
function sitePages(tools) {
  return [
    ...[...ROUTES.values()].map((name) => ({ starts: [routeFile(name)], category: null })),
    ...tools.map(({ id, category }) => ({ starts: [routeFile('tool'), screenOf(id)], category })),
    ...tools.flatMap(({ id, category }) => {
      const today = entryOf(id, 'today');
      return today === undefined ? [] : [{ starts: [today], category, isPart: true }];
    }),
  ];
}

/** The module of a tool's screen. @param {string} toolId */
export function screenOf(toolId) {
  return realpathSync(fileURLToPath(import.meta.resolve(`@seller-toolbox/${toolId}/ui`)));
}

/** The module of an optional entry of a tool. @param {string} toolId @param {string} name */
function entryOf(toolId, name) {
  try {
    return realpathSync(fileURLToPath(import.meta.resolve(`@seller-toolbox/${toolId}/${name}`)));
  } catch {
    return undefined;
  }
}

/**
 * The chunk of each module that more than one page imports: `tool` where at least a quarter of the tools import it, `site` where
 * half of the other pages do as well, `pages` for pages without a tool, the category for tools of one category, else one
 * chunk for each set of pages. What one tool imports, and nothing else imports or loads later, is one chunk too, named after the tool: the later parts
 * of the tool would split it.
 * @param {readonly Page[]} pages
 * @param {(module: string) => readonly string[]} imports
 * @param {(module: string) => readonly string[]} lateImports
 * @returns {Map<string, string>}
 */
export function chunkNames(pages, imports, lateImports = () => []) {
  /** @type {Map<string, Page[]>} */
  const users = new Map();
  for (const page of pages) {
    for (const module of withImports(page.starts, imports)) {
      users.set(module, [...(users.get(module) ?? []), page]);
    }
  }
  const loaders = pagesThatLoad(pages, (module) => [...imports(module), ...lateImports(module)]);
  const named = [...users].filter(
    ([module, by]) =>
      by.some(({ isPart }) => !isPart) &&
      (by.length > 1 || (by[0]?.category !== null && loaders.get(module) === 1)),
  );
  return new Map(named.map(([module, by]) => [module, chunkName(by, pages)]));
}

/**
 * How many pages import a module or load it later; loading another tool's page does not count.
 * @param {readonly Page[]} pages @param {(module: string) => readonly string[]} loads
 */
function pagesThatLoad(pages, loads) {
  const toolStarts = new Set(
    pages.flatMap(({ starts, category }) => (category === null ? [] : starts.slice(-1))),
  );
  const loadsOfPage = (/** @type {string} */ module) =>
    loads(module).filter((other) => !toolStarts.has(other));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { starts } of pages) {
    for (const module of withImports(starts, loadsOfPage)) counts.set(module, (counts.get(module) ?? 0) + 1);
  }
  return counts;
}

/** @param {readonly Page[]} users @param {readonly Page[]} pages */
function chunkName(users, pages) {
  const [tools, others] = byKind(users);
  const [allTools, allOthers] = byKind(pages);
  if (tools.length * 4 >= allTools.length) return others.length * 2 >= allOthers.length ? 'site' : 'tool';
  if (tools.length === 0) return 'pages';
  if (users.length === 1) return users.map(({ starts }) => basename(starts.at(-1) ?? '', '.tsx')).join('');
  const categories = new Set(users.map(({ category }) => category));
  const [category] = categories;
  return categories.size === 1 && category
    ? category
    : `shared-${users.map((page) => pages.indexOf(page)).join('-')}`;
}

/** @param {readonly Page[]} pages @returns {[tools: Page[], others: Page[]]} */
function byKind(pages) {
  return [
    pages.filter(({ category, isPart }) => category !== null && !isPart),
    pages.filter(({ category }) => category === null),
  ];
}
