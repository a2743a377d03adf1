// @ts-check
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { generateFiles } from '@nx/devkit';

const TOOLS = 'libs/tools';
/** Leaves numbers free between two tools of a category. */
const ORDER_STEP = 10;

/**
 * Writes a new tool into its folder: a small working engine, its words and its screen, in status `developing`. Afterwards
 * catalogue and lock file are updated.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ id: string, category: string }} options
 */
export default async function toolGenerator(tree, { id, category }) {
  const folder = `${TOOLS}/${id}`;
  if (tree.exists(folder)) throw new Error(`${folder} already exists; an id is used once`);
  const libraries = new Set(['apps', 'libs/platform', 'tools'].flatMap((parent) => tree.children(parent)));
  if (libraries.has(id)) throw new Error(`"${id}" is the name of an app or a library`);

  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    id,
    category,
    component: toPascalCase(id),
    title: toTitle(id),
    order: nextOrder(tree, category),
    today: new Date().toISOString().slice(0, 10),
  });
  return () => {
    const steps = [
      ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', folder],
      ['tools/catalogue/generate.mjs'],
      ['tools/checks/complete-lock.mjs'],
    ];
    for (const step of steps) execFileSync(process.execPath, step, { cwd: tree.root, stdio: 'inherit' });
  };
}

/** The order after the last tool of the category. @param {import('@nx/devkit').Tree} tree @param {string} category */
function nextOrder(tree, category) {
  const manifests = tree
    .children(TOOLS)
    .map((tool) => tree.read(`${TOOLS}/${tool}/src/manifest.ts`, 'utf8') ?? '');
  const orders = manifests
    .filter((manifest) => manifest.includes(`category: '${category}'`))
    .map((manifest) => Number(/\border: (\d+)/.exec(manifest)?.[1] ?? 0));
  return Math.max(0, ...orders) + ORDER_STEP;
}

/** @param {string} id */
function toPascalCase(id) {
  return id.split('-').map(capitalized).join('');
}

/** @param {string} id */
function toTitle(id) {
  return capitalized(id.replaceAll('-', ' '));
}

/** @param {string} text */
function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
