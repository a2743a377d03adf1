// @ts-check
import { join } from 'node:path';
import { build } from 'esbuild';
import { HOST } from './site-files.mjs';

/**
 * A script that stands alone beside those of the pages.
 * @param {string} entry its source, below `src` @param {Record<string, string>} [define] what the build writes into it
 */
export async function bundleScript(entry, define = {}) {
  const { outputFiles } = await build({
    entryPoints: [join(HOST, 'src', entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome90', 'safari15', 'firefox90'],
    define,
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
