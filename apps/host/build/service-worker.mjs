// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { HOST } from './vite-config.mjs';

/**
 * The service worker as one script; the service writes its version into it.
 * @param {import('./offline-files.mjs').SiteFiles} files @param {readonly string[]} languages
 */
export async function bundleServiceWorker(files, languages) {
  const { outputFiles } = await bundle({
    entryPoints: [join(HOST, 'src/service-worker/service-worker.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome90', 'safari15', 'firefox90'],
    define: {
      SITE_FILES: JSON.stringify(files),
      OFFLINE_WORDS: JSON.stringify(Object.fromEntries(languages.map((code) => [code, pageWords(code)]))),
    },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** @param {string} language */
function pageWords(language) {
  return JSON.parse(readFileSync(join(HOST, `src/words/offline-page/${language}.json`), 'utf8')).page;
}
