// @ts-check
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { sampleOf } from './sample.mjs';

const SILENT = /** @type {import('@stryker-mutator/api/logging').Logger} */ (
  /** @type {unknown} */ ({ debug: () => {}, info: () => {}, isDebugEnabled: () => false })
);

/** @typedef {import('@stryker-mutator/api/core').Mutant} Change */

/**
 * Some of the changes of files. A whole folder with all its changes is slow: each counts how often it is reached.
 * @param {string} root
 * @param {readonly string[]} files
 * @param {number} count
 * @param {number} seed
 * @returns {Promise<{ names: string[], ranges: string[], all: number }>} ranges as Stryker takes them; a range has the changes inside it too
 */
export async function sampledChanges(root, files, count, seed) {
  /** @type {Map<string, string>} */
  const ranges = new Map();
  for (const file of files) {
    const path = join(root, file);
    const content = readFileSync(path, 'utf8');
    const { mutants } = await new Instrumenter(SILENT).instrument([{ name: path, mutate: true, content }], {
      plugins: null,
      excludedMutations: [],
      ignorers: [],
    });
    for (const change of mutants) ranges.set(changeName(root, change, content), rangeOf(file, change));
  }
  const names = sampleOf([...ranges.keys()], count, seed);
  return { names, ranges: [...new Set(names.map((name) => ranges.get(name) ?? ''))], all: ranges.size };
}

/**
 * The same for a change after its line has moved, so that the sample stays when other lines are added.
 * @param {string} root
 * @param {Pick<Change, 'fileName' | 'location' | 'mutatorName' | 'replacement'>} change
 * @param {string} content of its file
 */
export function changeName(root, { fileName, location: { start, end }, mutatorName, replacement }, content) {
  const line = content.split('\n')[start.line] ?? '';
  const indent = line.length - line.trimStart().length;
  const length = end.line === start.line ? end.column - start.column : 'lines';
  return [
    relative(root, fileName),
    line.trim(),
    start.column - indent,
    length,
    mutatorName,
    replacement,
  ].join(' ');
}

/**
 * @param {string} file
 * @param {Pick<Change, 'location'>} change
 */
function rangeOf(file, { location: { start, end } }) {
  return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
}
