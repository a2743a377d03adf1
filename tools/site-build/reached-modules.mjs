// @ts-check
import { realpathSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importedNames, reexports } from './index-imports.mjs';

/** @typedef {import('vite').Rolldown.ChunkingContext} ChunkingContext */

/**
 * @param {readonly string[]} starts
 * @param {(module: string) => readonly string[]} imports
 * @returns {Set<string>} the starts and all that they import, directly or not
 */
export function withImports(starts, imports) {
  const reached = new Set(starts);
  // What is added during the loop is visited as well.
  for (const module of reached) for (const imported of imports(module)) reached.add(imported);
  return reached;
}

/**
 * The modules that a module imports; of an index only those that define the imported names, because the bundler drops the others.
 * @param {string} module @param {ChunkingContext} context @returns {readonly string[]}
 */
export function importsOf(module, context) {
  const info = context.getModuleInfo(module);
  return (info?.importedIds ?? []).flatMap((id) => {
    const sources = id.endsWith('/index.ts') ? reexports(context.getModuleInfo(id)?.code ?? '') : undefined;
    if (!sources) return [id];
    const names = importedNames(info?.code ?? '', (source) => resolve(source, module) === id);
    return (names ?? [...sources.keys()]).flatMap((name) => resolve(sources.get(name) ?? '', id) ?? []);
  });
}

/** The file of our own code that an import means. @param {string} source @param {string} importer */
function resolve(source, importer) {
  if (source.startsWith('.')) return fileURLToPath(new URL(source, pathToFileURL(importer)));
  return source.startsWith('@seller-toolbox/')
    ? realpathSync(fileURLToPath(import.meta.resolve(source)))
    : undefined;
}

/** @param {string} module @param {ChunkingContext} context */
export function lateImportsOf(module, context) {
  return context.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
}
