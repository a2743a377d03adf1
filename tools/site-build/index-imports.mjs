// @ts-check
import { parseAst } from 'vite';

/**
 * The source of each name that an index exports again; nothing if it holds code of its own.
 * @param {string} code @returns {Map<string, string> | undefined}
 */
export function reexports(code) {
  /** @type {Map<string, string>} */
  const sources = new Map();
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return undefined;
    for (const { exported } of statement.specifiers) sources.set(nameOf(exported), statement.source.value);
  }
  return sources;
}

/**
 * The names that a module imports, or exports again, from the sources that `isFrom` accepts; nothing if it imports all of one.
 * @param {string} code @param {(source: string) => boolean} isFrom @returns {string[] | undefined}
 */
export function importedNames(code, isFrom) {
  /** @type {string[]} */
  const names = [];
  for (const statement of parseAst(code).body) {
    if (!('source' in statement) || !statement.source || !isFrom(statement.source.value)) continue;
    if (statement.type === 'ExportAllDeclaration') return undefined;
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportSpecifier') names.push(nameOf(specifier.imported));
      else if (specifier.type === 'ExportSpecifier') names.push(nameOf(specifier.local));
      else return undefined;
    }
  }
  return names;
}

/** @param {{ name: string } | { value: string }} name */
function nameOf(name) {
  return 'name' in name ? name.name : name.value;
}
