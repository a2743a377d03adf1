// @ts-check
import semver from 'semver';

/**
 * @typedef {{
 *   version?: string, integrity?: string, resolved?: string, link?: boolean, dev?: boolean, optional?: boolean, cpu?: string[], os?: string[],
 *   libc?: string[], engines?: { node?: string }, optionalDependencies?: Record<string, string>,
 * }} LockedPackage
 * @typedef {LockedPackage & Record<string, unknown>} Entry
 * @typedef {{ lockfileVersion: number, packages: Record<string, Entry> }} Lock
 * @typedef {Record<string, Record<string, unknown>>} Workspaces folder to the content of its package.json
 */

const OS_NAMES = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const CPU_NAMES = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const WORKSPACE_FIELDS = ['name', 'version', 'license', 'engines', 'bin'];
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** The platform in a package name: `@swc/core-win32-x64-msvc` is for Windows on x64. */
export function platformOf(/** @type {string} */ name) {
  const words = name.split(/[^a-z0-9]+/);
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  const os = OS_NAMES.filter((os) => words.includes(os) || (os === 'win32' && words.includes('windows')));
  const cpu = CPU_NAMES.filter((cpu) => words.includes(cpu));
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && os.includes('linux') && { libc }),
    ...(os.length > 0 && { os }),
  };
}

/**
 * Where Node looks up `name` for the package at `from`, nearest first.
 * @param {string} from
 * @param {string} name
 */
export function resolutionPlaces(from, name) {
  /** @type {string[]} */
  const places = [];
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (!folder.endsWith('node_modules'))
      places.push(`${folder === '' ? '' : `${folder}/`}node_modules/${name}`);
    if (folder === '') return places;
  }
}

/** Optional dependencies of locked packages that are missing in the lock. */
export function absentOptionals(/** @type {Lock} */ lock) {
  const absent = [];
  for (const [from, locked] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(locked.optionalDependencies ?? {})) {
      const places = resolutionPlaces(from, name);
      const found = places.map((path) => lock.packages[path]).find((entry) => entry !== undefined);
      if (found && (found.link || semver.satisfies(found.version ?? '', range, { includePrerelease: true })))
        continue;
      // A wrong version at the top level leaves only the package's own folder.
      const path = found ? `${from}/node_modules/${name}` : `node_modules/${name}`;
      absent.push({ from, name, range, path, dev: locked.dev === true });
    }
  }
  return absent;
}

function workspaceEntry(/** @type {Record<string, unknown>} */ manifest) {
  const filled = DEPENDENCY_FIELDS.filter((field) => Object.keys(manifest[field] ?? {}).length > 0);
  const keptFields = [...WORKSPACE_FIELDS.filter((field) => manifest[field] !== undefined), ...filled];
  return Object.fromEntries(
    keptFields.map((field) => {
      const value = /** @type {Record<string, unknown>} */ (manifest[field]);
      return [field, filled.includes(field) ? sorted(value) : value];
    }),
  );
}

/**
 * @template T
 * @param {Record<string, T>} record
 * @returns {Record<string, T>}
 */
function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/**
 * A lock that `npm ci` accepts: every workspace folder has its entry and its link, and every optional dependency that the
 * registry could not supply has a stub. Entries of removed folders are dropped.
 */
export function completeLock(/** @type {Lock} */ lock, /** @type {Workspaces} */ workspaces) {
  const kept = Object.entries(lock.packages).filter(([path, entry]) => {
    const folder = entry.link ? (entry.resolved ?? '') : path;
    return (
      folder === '' ||
      folder.startsWith('node_modules/') ||
      (folder.split('/node_modules/')[0] ?? '') in workspaces
    );
  });
  const packages = Object.fromEntries(kept);
  for (const [folder, manifest] of Object.entries(workspaces)) {
    packages[folder] = workspaceEntry(manifest);
    packages[`node_modules/${manifest.name}`] = { resolved: folder, link: true };
  }
  for (const { name, range, path, dev } of absentOptionals({ ...lock, packages })) {
    packages[path] = {
      version: semver.minVersion(range)?.version ?? range,
      ...platformOf(name),
      ...(dev && { dev: true }),
      optional: true,
    };
  }
  return { ...lock, packages: sorted(packages) };
}

/** Reasons why `npm ci` would fail on some machine with the oldest supported Node, one line each. */
export function lockProblems(
  /** @type {Lock} */ lock,
  /** @type {{ workspaces: Workspaces, root: Record<string, unknown>, node: string }} */ {
    workspaces,
    root,
    node,
  },
) {
  return [
    ...completenessProblems(lock, workspaces),
    ...dependencyProblems(lock, root),
    ...Object.entries(lock.packages).flatMap(([path, entry]) => entryProblems(path, entry, node)),
  ];
}

/**
 * @param {Lock} lock
 * @param {Workspaces} workspaces
 */
function completenessProblems(lock, workspaces) {
  const complete = completeLock(lock, workspaces).packages;
  const places = [...new Set([...Object.keys(complete), ...Object.keys(lock.packages)])];
  return places.flatMap((path) => {
    const [wanted, locked] = [complete[path], lock.packages[path]];
    if (!locked) return [`${path} is missing`];
    if (!wanted) return [`${path} belongs to a folder that is gone`];
    const same = JSON.stringify(sorted(wanted)) === JSON.stringify(sorted(locked));
    return same ? [] : [`${path} differs from its package.json`];
  });
}

/**
 * @param {Lock} lock
 * @param {Record<string, unknown>} root
 */
function dependencyProblems(lock, root) {
  /** @type {[string, Record<string, unknown>][]} */
  const wanted = [['', root], ...Object.entries(lock.packages).filter(([path]) => isWorkspace(path))];
  return wanted.flatMap(([from, manifest]) =>
    DEPENDENCY_FIELDS.filter((field) => field !== 'peerDependencies')
      .flatMap((field) => Object.entries(manifest[field] ?? {}))
      .flatMap(([name, range]) => {
        const found = resolutionPlaces(from, name).map((path) => lock.packages[path]);
        const entry = found.find((candidate) => candidate !== undefined);
        if (entry?.link || (entry && semver.satisfies(entry.version ?? '', range))) return [];
        return [`${name}@${range}, wanted by ${from || 'package.json'}, is not locked`];
      }),
  );
}

function isWorkspace(/** @type {string} */ path) {
  return path !== '' && !path.includes('node_modules/');
}

/** Stubs of these are in the lock without a hash: builds for other platforms that the registry could not supply. */
export const UNHASHED = ['@swc/core-', '@unrs/resolver-binding-'];

/**
 * Whether npm can verify what it installs for this entry, or nothing is installed for it on the platforms of the lock.
 * @param {string} path
 * @param {LockedPackage} entry
 */
function isVerified(path, { integrity, optional, link, cpu, os }) {
  if (integrity !== undefined || link || !path.includes('node_modules/')) return true;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return Boolean(optional && (cpu ?? os)) && UNHASHED.some((prefix) => name.startsWith(prefix));
}

/**
 * @param {string} path
 * @param {LockedPackage} entry
 * @param {string} node
 */
function entryProblems(path, entry, node) {
  const problems = [];
  if (!isVerified(path, entry)) problems.push(`${path} has no hash`);
  if (entry.resolved !== undefined && !entry.link) problems.push(`${path} names a download address`);
  const range = entry.engines?.node;
  if (range && !semver.satisfies(node, range)) problems.push(`${path} wants Node ${range}, not ${node}`);
  return problems;
}
