// @ts-check
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

/** @typedef {{ parseForESLint: (code: string, options: object) => import('eslint').Linter.ESLintParseResult }} Parser */
const { parseForESLint } = /** @type {Parser} */ (tseslint.parser);
const ROOT = resolve(import.meta.dirname, '../../../..');
const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
/** Every program needs the declarations of the workspace, which no file imports. */
const declarations = fileNames.filter((path) => path.endsWith('.d.ts'));

/** The program of the first file, then the one of the whole workspace. @type {ts.Program[]} */
const programs = [];
/** Parsed files, which all programs share. @type {Map<string, { changed: number, source: ts.SourceFile }>} */
const sources = new Map();

/**
 * The parser of typescript-eslint with types. The first file gets a program of what it imports, so that lint after
 * one edit does not read the whole workspace; any further file gets the program of the whole workspace.
 * @type {import('eslint').Linter.Parser}
 */
export const typedParser = {
  meta: { name: 'typed-parser', version: ts.version },
  parseForESLint: (code, given) =>
    parseForESLint(code, { ...given, programs: [programOf(given.filePath, code)] }),
};

/** @param {string} path @param {string} code May differ from the file: a fix, or a sample of a test. */
function programOf(path, code) {
  const current = programs.find((program) => program.getSourceFile(path)?.text === code);
  if (current) return current;
  const isWhole = programs.length === 1 && ts.sys.readFile(path) === code;
  const program = createProgram(isWhole ? fileNames : [path, ...declarations], path, code);
  if (programs.length < 2) programs.push(program);
  return program;
}

/** @param {string[]} roots @param {string} path @param {string} code */
function createProgram(roots, path, code) {
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, version) => {
    if (name === path) return ts.createSourceFile(name, code, version);
    const known = sources.get(name);
    const changed = statSync(name, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (known?.changed === changed) return known.source;
    const source = getSourceFile(name, version);
    if (source) sources.set(name, { changed, source });
    return source;
  };
  return ts.createProgram(roots, options, host);
}
