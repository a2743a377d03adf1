// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function readJson(/** @type {string} */ path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Each workspace folder with its package.json; the patterns of the root end in `/*`, none is deeper. */
export function readWorkspaces(root = ROOT) {
  const patterns = readJson(join(root, 'package.json')).workspaces;
  const folders = patterns.flatMap((/** @type {string} */ pattern) => {
    const parent = pattern.replace(/\/\*$/, '');
    if (!existsSync(join(root, parent))) return [];
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return Object.fromEntries(
    folders
      .filter((/** @type {string} */ folder) => existsSync(join(root, folder, 'package.json')))
      .map((/** @type {string} */ folder) => [folder, readJson(join(root, folder, 'package.json'))]),
  );
}
