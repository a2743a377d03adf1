// @ts-check

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

/** @param {string} module @param {ChunkingContext} context */
export function importsOf(module, context) {
  return context.getModuleInfo(module)?.importedIds ?? [];
}

/** @param {string} module @param {ChunkingContext} context */
export function lateImportsOf(module, context) {
  return context.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
}
