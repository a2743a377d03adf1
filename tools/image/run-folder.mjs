// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Builds, at the paths where the service looks for them. */
const PARTS = [
  'apps/api/dist',
  'apps/api/package.json',
  'apps/cli/dist',
  'apps/host/dist',
  'apps/admin/dist',
];
const HEALTH_CHECK = 'docker/health-check.mjs';
const BUNDLES = ['apps/api/dist', 'apps/cli/dist'];
/** Files and folders of a package that a running service never reads. */
const OMITTED_FILES = [
  /\.(map|md|markdown|flow|[cm]?ts|tsbuildinfo)$/i,
  /^\/(tests?|__tests__|benchmarks?|examples?|docs?)$/,
];
/** The embedded database has a CommonJS copy of itself and extensions; the service uses one of these. */
const OMITTED_FILES_OF = new Map([['@electric-sql/pglite', [/\.cjs$/, /(?<!\/pg_trgm)\.tar\.gz$/]]]);

/**
 * Makes the folder for the image: the bundled service and command line, the built site, and the npm packages that the
 * bundles import, with their dependencies. It needs nothing else but Node.
 * @param {{ root: string, to: string }} folders
 * @returns {{ packages: string[] }} the folders of the packages, below the root
 */
export function makeRunFolder({ root, to }) {
  for (const part of PARTS)
    if (!existsSync(join(root, part))) throw new Error(`${part} is missing; run \`npm run build\`.`);
  if (existsSync(to) && readdirSync(to).length > 0 && !existsSync(join(to, 'health-check.mjs')))
    throw new Error(`${to} holds something else; name an empty folder.`);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const part of PARTS) copy(join(root, part), join(to, part), [/\.map$/]);
  copy(join(root, HEALTH_CHECK), join(to, 'health-check.mjs'), []);
  const wanted = BUNDLES.flatMap((bundle) => readJson(join(root, bundle, 'packages.json')));
  const packages = closureOf(root, wanted);
  for (const folder of packages) {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    copy(join(root, folder), join(to, folder), [
      ...OMITTED_FILES,
      /\/node_modules$/,
      ...(OMITTED_FILES_OF.get(name) ?? []),
    ]);
  }
  return { packages };
}

/**
 * The packages and their dependencies, resolved as Node does. An optional one that is not installed is
 * skipped, any other one is an error.
 * @param {string} root
 * @param {readonly string[]} names
 */
export function closureOf(root, names) {
  const found = new Set();
  const add = (/** @type {string} */ name, /** @type {string} */ from, /** @type {boolean} */ isOptional) => {
    const folder = findPackage(root, name, from);
    if (folder === null) {
      if (isOptional) return;
      throw new Error(`${name}, which ${relative(root, from) || 'the service'} needs, is not installed.`);
    }
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = readJson(
      join(root, folder, 'package.json'),
    );
    const below = join(root, folder);
    for (const needed of Object.keys(dependencies ?? {}))
      add(needed, below, needed in (optionalDependencies ?? {}));
    for (const needed of Object.keys(optionalDependencies ?? {})) add(needed, below, true);
    for (const needed of Object.keys(peerDependencies ?? {}))
      if (!peerDependenciesMeta?.[needed]?.optional) add(needed, below, true);
  };
  const ownOptional = readJson(join(root, 'apps/api/package.json')).optionalDependencies ?? {};
  for (const name of names) add(name, join(root, 'apps/api'), name in ownOptional);
  return [...found].sort();
}

/** @returns {string | null} below the root */
function findPackage(/** @type {string} */ root, /** @type {string} */ name, /** @type {string} */ from) {
  for (let folder = from; folder.startsWith(root.replace(/\/$/, '')); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return relative(root, candidate);
  }
  return null;
}

/** @param {readonly RegExp[]} leftOut */
function copy(/** @type {string} */ from, /** @type {string} */ to, leftOut) {
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: (source) => !leftOut.some((pattern) => pattern.test(source.slice(from.length))),
  });
}

/** @returns {any} package.json files, and lists that the build wrote */
function readJson(/** @type {string} */ path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
