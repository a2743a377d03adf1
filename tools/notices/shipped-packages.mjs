// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, readWorkspaces, ROOT } from '../checks/workspace-folders.mjs';

/**
 * @typedef {{ name: string, version: string, license: string, path: string }} ShippedPackage
 * @typedef {Readonly<Record<string, string>>} Dependencies name to version
 * @typedef {{ version: string, license?: string, link?: boolean, dependencies?: Dependencies, optionalDependencies?: Dependencies }} Locked
 */

/** Programs and libraries that are not shipped. */
const NOT_SHIPPED = /^(apps\/(e2e|playground)|libs\/platform\/(testing|conformance)|tools\/)/;

/**
 * The packages that the lock file installs for shipped programs and libraries, with transitive dependencies and
 * those of other platforms. Sorted by name and version.
 * @returns {ShippedPackage[]}
 */
export function shippedPackages(root = ROOT) {
  /** @type {Record<string, Locked>} */
  const lock = readJson(join(root, 'package-lock.json')).packages;
  const workspaces = Object.entries(readWorkspaces(root)).filter(([folder]) => !NOT_SHIPPED.test(folder));
  /** @type {Map<string, ShippedPackage>} */
  const found = new Map();
  const visit = (/** @type {string} */ from, /** @type {Dependencies} */ dependencies = {}) => {
    for (const name of Object.keys(dependencies)) {
      const path = resolvePath(lock, from, name);
      const locked = path === undefined ? undefined : lock[path];
      if (path === undefined || !locked || locked.link || found.has(path)) continue;
      const { version, license = 'unknown', dependencies: next, optionalDependencies } = locked;
      found.set(path, { name, version, license, path });
      visit(path, { ...next, ...optionalDependencies });
    }
  };
  for (const [folder, { dependencies }] of workspaces) visit(folder, dependencies);
  const byVersion = new Map([...found.values()].map((one) => [`${one.name} ${one.version}`, one]));
  return [...byVersion.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

const compare = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Where Node finds `name` from a folder: the nearest `node_modules` above it with this package in the lock file.
 * @param {Record<string, Locked>} lock
 * @param {string} from
 * @param {string} name
 */
function resolvePath(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock[path]) return path;
    if (folder === '') return undefined;
  }
}

/** Whether the package is installed here; those for other platforms are not. */
export const isInstalled = (/** @type {{ path: string }} */ { path }, root = ROOT) =>
  existsSync(join(root, path, 'package.json'));
