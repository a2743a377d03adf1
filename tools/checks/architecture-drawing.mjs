// @ts-check
import { nodeOf, withoutTransitiveEdges } from './project-imports.mjs';

export const FENCED_DRAWING = /```mermaid\n[\s\S]*?\n```/;

/** Id, title, and which nodes are in the group. @type {readonly [string, string, (node: string) => boolean][]} */
const GROUPS = [
  ['programs', 'Programs', (node) => node.startsWith('apps/')],
  ['tools', 'Tools', (node) => node === 'libs/tools'],
  ['platform', 'Platform libraries', (node) => node.startsWith('libs/platform/')],
];

const idOf = (/** @type {string} */ node) => node.replace(/^libs\/platform\//, '').replaceAll('/', '-');
const labelOf = (/** @type {string} */ node) =>
  node === 'libs/tools' ? 'libs/tools/*' : node.replace(/^libs\/platform\//, '');

/**
 * A Mermaid flowchart with one line per edge; transitive edges are omitted.
 * @param {import('./project-imports.mjs').Graph} imports
 */
export function drawing(imports) {
  const nodes = [...imports.keys()].map(nodeOf).sort();
  const groups = GROUPS.map(([id, title, isIn]) => {
    const lines = nodes.filter(isIn).map((node) => `    ${idOf(node)}["${labelOf(node)}"]`);
    return [`  subgraph ${id}["${title}"]`, ...lines, '  end'].join('\n');
  });
  const edges = [...withoutTransitiveEdges(imports)].flatMap(([from, targets]) =>
    [...targets].map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return ['flowchart TD', ...groups, ...edges.sort()].join('\n');
}
