// @ts-check
import { build } from 'esbuild';

/**
 * A script that stands alone beside those of the pages.
 * @param {string} entry its source @param {Record<string, string>} [define] what the build writes into it
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
