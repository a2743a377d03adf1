// @ts-check
import { loadEngine } from '@seller-toolbox/catalogue/engines';

/**
 * The engine of a tool of the catalogue; requires a TypeScript loader.
 * @param {string} id
 */
export async function engineOf(id) {
  const engine = await loadEngine(id);
  if (!engine) throw new Error(`There is no engine "${id}".`);
  return engine;
}
