// @ts-check
import { build } from 'esbuild';

/**
 * Bundles a script that no page imports.
 * @param {string} entry its source @param {Record<string, string>} [define] constants that the build inserts
 */
export async function bundleScript(entry, define = {}) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome90', 'safari15', 'firefox90'],
    define,
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
