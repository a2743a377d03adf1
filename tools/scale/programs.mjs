// @ts-check
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * A program that a part needs: the file, the folders besides those of PATH, and the package of Debian that has it.
 * @typedef {{ file: string, package: string, folders?: () => readonly string[] }} Program
 */

/** Programs of a server are not in the PATH of every user. */
const SERVER_FOLDERS = () => ['/usr/sbin', '/usr/local/sbin'];

/** Debian keeps the servers of each major version apart; the newest first. */
function postgresFolders() {
  const root = '/usr/lib/postgresql';
  try {
    const versions = readdirSync(root).filter((name) => /^\d+$/.test(name));
    return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'));
  } catch {
    return [];
  }
}

/** @satisfies {Record<string, Program>} */
export const PROGRAMS = {
  pgbouncer: { file: 'pgbouncer', package: 'pgbouncer', folders: SERVER_FOLDERS },
  haproxy: { file: 'haproxy', package: 'haproxy', folders: SERVER_FOLDERS },
  postgres: { file: 'pg_basebackup', package: 'postgresql', folders: postgresFolders },
};

/** @typedef {keyof typeof PROGRAMS} ProgramName */

/** @type {Record<import('./parts.mjs').Part, readonly ProgramName[]>} */
const NEEDED = { pgbouncer: ['pgbouncer'], standby: ['postgres'], rolling: ['haproxy'] };

/**
 * One line for each program that the parts need and that is not there.
 * @param {readonly import('./parts.mjs').Part[]} parts
 * @param {(name: ProgramName) => boolean} isThere
 * @returns {string[]}
 */
export function missingLines(parts, isThere) {
  const names = new Set(parts.flatMap((part) => NEEDED[part]));
  return [...names]
    .filter((name) => !isThere(name))
    .map((name) => `${name} is missing: apt-get install ${PROGRAMS[name].package}`);
}

/**
 * The path of a program, in PATH or in the folders of its own.
 * @param {Program} program
 * @param {string} [path]
 * @returns {string | undefined}
 */
export function findProgram({ file, folders = () => [] }, path = process.env.PATH ?? '') {
  return [...folders(), ...path.split(delimiter).filter(Boolean)]
    .map((folder) => join(folder, file))
    .find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
