// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleScript } from '@seller-toolbox/site-build/bundle-script';
import { HOST } from './site-files.mjs';

/**
 * The service worker as one script; the service writes its version into it.
 * @param {import('./offline-files.mjs').SiteFiles} files @param {readonly string[]} languages
 */
export function bundleServiceWorker(files, languages) {
  return bundleScript(join(HOST, 'src/service-worker/service-worker.ts'), {
    SITE_FILES: JSON.stringify(files),
    OFFLINE_WORDS: JSON.stringify(Object.fromEntries(languages.map((code) => [code, pageWords(code)]))),
  });
}

/** @param {string} language */
function pageWords(language) {
  return JSON.parse(readFileSync(join(HOST, `src/words/offline-page/${language}.json`), 'utf8')).page;
}
