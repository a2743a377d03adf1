// @ts-check
import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf, lateImportsOf, withImports } from '@seller-toolbox/site-build/reached-modules';
import { HOST, routeFile, ROUTES } from './site-files.mjs';

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
  return chunksOf({ main: `${HOST}src/main.tsx`, pages: sitePages(tools), parts: LATE_PARTS });
}

/** What every page loads by itself when it is ready: one file each. */
const LATE_PARTS = new Map([
  ['late-parts', `${HOST}src/site/shell/late-parts.tsx`],
  ['load-words', `${HOST}src/site/base/load-words.ts`],
]);

/** The same for embedded tools, which have a build of their own. @param {readonly Tool[]} tools */
export function embedChunks(tools) {
  const pages = tools.map(({ id, category }) => ({ starts: [screenOf(id)], category }));
  return chunksOf({ main: `${HOST}src/embed.tsx`, pages, parts: new Map() });
}

/**
 * @typedef {{ main: string, pages: readonly Page[], parts: ReadonlyMap<string, string> }} Site `main`: the first module of all pages;
 *   `parts`: the first module of what is loaded later, by the name of its chunk
 * @param {Site} site @returns {import('vite').Rolldown.CodeSplittingOptions}
 */
function chunksOf(site) {
  /** @type {Map<string, string> | undefined} */
  let names;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'pages',
        name: (id, context) => {
          names ??= chunkNames(
            site,
            memoized((module) => importsOf(module, context)),
            (module) => lateImportsOf(module, context),
          );
          return names.get(id) ?? null;
        },
      },
    ],
  };
}

/** @param {(module: string) => readonly string[]} imports */
function memoized(imports) {
  /** @type {Map<string, readonly string[]>} */
  const cache = new Map();
  return (/** @type {string} */ module) => {
    const imported = cache.get(module) ?? imports(module);
    cache.set(module, imported);
    return imported;
  };
}

/** @param {readonly Tool[]} tools @returns {Page[]} */
function sitePages(tools) {
  return [
    // What only the list of products and the tools import must not be loaded by the other pages.
    ...[...ROUTES.values()]
      .filter((name) => name !== 'products' && name !== 'file')
      .map((name) => ({ starts: [routeFile(name)], category: null })),
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

/** The catalogue, whose loaders name no tool: every page may load the hooks of every tool. */
const GENERATED = /\/catalogue\/src\/generated\//;

/**
 * The chunk of each module that more than one page imports: `main` with what the first module imports, `tool` where at least a
 * quarter of the tools (rounded down) import it, `pages` for pages without a tool (`pages-parts` for what pages of tools load
 * later, so that they do not load the rest of it), `main` for both kinds of pages, the category
 * for tools of one category, with `-today` where the home page loads it later, else one
 * chunk for each set of pages. What one tool imports, and nothing else imports or loads later, is one chunk too, named after
 * the tool: the later parts of the tool would split it; with `-hooks` what other pages load later only through the catalogue.
 * Then each part has what has no chunk yet.
 * @param {Site} site
 * @param {(module: string) => readonly string[]} imports
 * @param {(module: string) => readonly string[]} lateImports
 * @returns {Map<string, string>}
 */
export function chunkNames({ main, pages, parts }, imports, lateImports = () => []) {
  /** @type {Map<string, Page[]>} */
  const users = new Map();
  for (const page of pages) {
    for (const module of withImports(page.starts, imports)) {
      users.set(module, [...(users.get(module) ?? []), page]);
    }
  }
  const loads = (/** @type {string} */ module) => [...imports(module), ...lateImports(module)];
  const loaders = pagesThatLoad(pages, loads);
  const loadedByTools = loadedLaterByTools({ main, pages }, loads);
  const loadersByName = pagesThatLoad(pages, (module) => (GENERATED.test(module) ? [] : loads(module)));
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const [module, by] of users) {
    const name = chunkName(by, pages, {
      isAlone: loaders.get(module) === 1,
      isAloneByName: loadersByName.get(module) === 1,
    });
    if (name !== undefined)
      names.set(module, name === 'pages' && loadedByTools.has(module) ? 'pages-parts' : name);
  }
  for (const module of withImports([main], imports)) names.set(module, 'main');
  for (const [name, start] of parts) {
    for (const module of withImports([start], imports)) if (!names.has(module)) names.set(module, name);
  }
  return names;
}

/**
 * What the page of a tool may load, now or later, without what leads to another page.
 * @param {Pick<Site, 'main' | 'pages'>} site @param {(module: string) => readonly string[]} loads
 */
function loadedLaterByTools({ main, pages }, loads) {
  const starts = new Set(pages.flatMap((page) => page.starts));
  const ofTools = pages.flatMap((page) => (page.category === null ? [] : page.starts));
  return withImports([main, ...ofTools], (module) => loads(module).filter((other) => !starts.has(other)));
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

/**
 * @param {readonly Page[]} users @param {readonly Page[]} pages
 * @param {{ isAlone: boolean, isAloneByName: boolean }} loaded whether no other page loads the module later, or only through the catalogue
 * @returns {string | undefined} undefined where the bundler chooses
 */
function chunkName(users, pages, { isAlone, isAloneByName }) {
  const [tools, others] = byKind(users);
  const [allTools, allOthers] = byKind(pages);
  if (tools.length >= Math.floor(allTools.length / 4))
    return others.length * 2 >= allOthers.length ? 'main' : 'tool';
  if (tools.length === 0) return others.length > 1 ? 'pages' : undefined;
  if (others.length > 0) return 'main';
  const suffix = users.length > tools.length ? '-today' : '';
  const [tool] = tools;
  if (tool && tools.length === 1) {
    const name = basename(tool.starts.at(-1) ?? '', '.tsx');
    if (suffix || isAlone) return name + suffix;
    return isAloneByName ? `${name}-hooks` : undefined;
  }
  const categories = new Set(tools.map(({ category }) => category));
  const [category] = categories;
  if (categories.size === 1 && category) return category + suffix;
  return `shared-${users.map((page) => pages.indexOf(page)).join('-')}`;
}

/** @param {readonly Page[]} pages @returns {[tools: Page[], others: Page[]]} */
function byKind(pages) {
  return [
    pages.filter(({ category, isPart }) => category !== null && !isPart),
    pages.filter(({ category }) => category === null),
  ];
}
