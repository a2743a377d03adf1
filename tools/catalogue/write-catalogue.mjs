// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * The files under `directory` that differ from `files`: changed, missing or extra, sorted by name.
 * @param {string} directory
 * @param {ReadonlyMap<string, string>} files
 */
export function findDrift(directory, files) {
  const stale = [...files].filter(([name, content]) => readIfThere(join(directory, name)) !== content);
  const orphans = listFiles(directory).filter((name) => !files.has(name));
  return [...stale.map(([name]) => name), ...orphans].sort();
}

/**
 * Makes the content of `directory` equal to `files` without touching equal files. Returns what changed.
 * @param {string} directory
 * @param {ReadonlyMap<string, string>} files
 */
export function writeFiles(directory, files) {
  const changed = findDrift(directory, files);
  for (const name of changed) {
    const content = files.get(name);
    const path = join(directory, name);
    if (content === undefined) {
      rmSync(path);
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
  return changed;
}

/** @param {string} directory @returns {string[]} */
function listFiles(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
