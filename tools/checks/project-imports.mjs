// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaces, ROOT } from './workspace-folders.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
const SPEC = /\.spec\.(ts|tsx|mjs)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'data']);
const IMPORT = /(?:\bfrom|\bimport\(?|\bresolve\()\s*['"]@seller-toolbox\/([\w-]+)/g;

/** @typedef {Map<string, Set<string>>} Graph nodes, each with those that it leads to */

/** All tools are one node: they import the same libraries, and a drawing cannot show 24 of them. */
export const nodeOf = (/** @type {string} */ folder) =>
  folder.startsWith('libs/tools/') ? 'libs/tools' : folder;

/**
 * Which program or library imports which, from the sources without specs (browser tests consist of specs, so they
 * count). Keys and values are folders such as `apps/api`.
 * @returns {Graph}
 */
export function projectImports(root = ROOT) {
  const workspaces = readWorkspaces(root);
  const folderOf = new Map(Object.entries(workspaces).map(([folder, { name }]) => [name, folder]));
  /** @type {Graph} */
  const imports = new Map();
  for (const folder of Object.keys(workspaces)) {
    if (folder.startsWith('tools/')) continue;
    const node = nodeOf(folder);
    const targets = imports.get(node) ?? new Set();
    imports.set(node, targets);
    for (const file of sourceFiles(join(root, folder), folder === 'apps/e2e')) {
      for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
        const target = folderOf.get(`@seller-toolbox/${name}`);
        if (target && !target.startsWith('tools/') && nodeOf(target) !== node) targets.add(nodeOf(target));
      }
    }
  }
  return imports;
}

/**
 * @param {string} folder
 * @param {boolean} withSpecs
 * @returns {string[]}
 */
function sourceFiles(folder, withSpecs) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles(path, withSpecs);
    return SOURCE.test(entry.name) && (withSpecs || !SPEC.test(entry.name)) ? [path] : [];
  });
}

/** A graph without transitive edges: `a → c` is dropped where there is `a → b → c`. */
export function withoutTransitiveEdges(/** @type {Graph} */ graph) {
  return new Map(
    [...graph].map(([node, targets]) => {
      const isImplied = (/** @type {string} */ target) =>
        [...targets].some((other) => other !== target && hasPathTo(graph, other, target, new Set([node])));
      return [node, new Set([...targets].filter((target) => !isImplied(target)))];
    }),
  );
}

/**
 * Whether there is a path between two nodes that avoids all of `avoided`.
 * @param {Graph} graph
 * @param {string} from
 * @param {string} to
 * @param {Set<string>} avoided
 * @returns {boolean}
 */
export function hasPathTo(graph, from, to, avoided = new Set()) {
  if (from === to) return true;
  if (avoided.has(from)) return false;
  avoided.add(from);
  return [...(graph.get(from) ?? [])].some((next) => hasPathTo(graph, next, to, avoided));
}
