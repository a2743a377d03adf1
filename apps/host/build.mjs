// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleScript } from '@seller-toolbox/site-build/bundle-script';
import { EntryAssets } from '@seller-toolbox/site-build/entry-assets';
import { buildVersion, scriptHash } from '@seller-toolbox/site-build/build-version';
import { offlineFiles } from './build/offline-files.mjs';
import { screenOf } from './build/page-chunks.mjs';
import { pageModules } from './build/page-modules.mjs';
import { copySocialImages } from './build/social-images.mjs';
import { bundleServiceWorker } from './build/service-worker.mjs';
import { HOST } from './build/site-files.mjs';
import { StoredAssets } from './build/stored-assets.mjs';
import { clientConfig, embedConfig, prerenderConfig } from './build/vite-config.mjs';

// React chooses its build when it is first imported, so this comes before Vite.
process.env['NODE_ENV'] = 'production';
const { build } = await import('vite');

const DIST = join(HOST, 'dist');
const CLIENT = join(DIST, 'client');
const RENDERER = join(DIST, 'renderer');

rmSync(DIST, { recursive: true, force: true });
await build(prerenderConfig(RENDERER));
const renderer = await import(pathToFileURL(join(RENDERER, 'prerender.js')).href);
const { renderPage, renderShell, filledFiles, sitePages, LANGUAGE_CODES, NOT_FOUND, TOOLS } = renderer;
const client = await build(clientConfig(CLIENT, TOOLS));
if (!('output' in client)) throw new Error('the client build gave no output');

const assets = new EntryAssets(client);
/** What the service needs to render the pages again, with changed tools. */
const stored = new StoredAssets();
const assetsOf = (/** @type {{ name: string, toolId?: string }} */ page) =>
  assets.of(`${HOST}src/main.tsx`, pageModules(page));
// It runs before the first paint and is small enough to be part of every page.
const inlineScript = await bundleScript(join(HOST, 'src/first-paint.ts'));
// One instant a day, so that building twice gives the same pages.
const instant = new Date().setUTCHours(0, 0, 0, 0);

const socialImageOf = copySocialImages(CLIENT);

/** @type {{ path: string, language: string, file: string, status: number, indexed: boolean, head: object }[]} */
const pages = [];
/** @type {Record<string, string>} */
const notFound = {};
for (const page of sitePages()) {
  const file = `pages/${page.language}/${fileName(page.name)}`;
  const options = {
    assets: { inlineScript, icon: '/favicon.svg', ...assetsOf(page) },
    socialImage: socialImageOf(page.toolId),
    instant,
  };
  const { html, head } = await renderPage(page, options);
  stored.add(page.name, options);
  writeFile(file, html);
  const { name, language, indexed } = page;
  if (name === NOT_FOUND) notFound[language] = file;
  else pages.push({ path: name, language, file, status: 200, indexed, head });
}

/** @type {{ path: string, file: string, language?: string }[]} */
const filled = [];
for (const { text, ...found } of await filledFiles()) {
  const file = `pages${found.path}`;
  writeFile(file, text);
  filled.push({ ...found, file });
}

/** @type {Record<string, string>} */
const shells = {};
for (const language of LANGUAGE_CODES) {
  shells[language] = `shell/${language}.html`;
  const shell = { inlineScript, icon: '/favicon.svg', ...assetsOf({ name: '/' }) };
  writeFile(shells[language], await renderShell(language, shell));
}
const worker = 'sw.js';
const toolIds = TOOLS.map((/** @type {{ id: string }} */ { id }) => id);
writeFile(worker, await bundleServiceWorker(offlineFiles(client, toolIds, LANGUAGE_CODES), LANGUAGE_CODES));

const embedClient = await build(embedConfig(CLIENT, renderer.EMBEDDED_TOOLS));
if (!('output' in embedClient)) throw new Error('the build of embedded tools gave no output');
const embedAssets = new EntryAssets(embedClient);
const embedInline = await bundleScript(join(HOST, 'src/embed-first-paint.ts'));
/** @type {{ tool: string, language: string, file: string }[]} */
const embedded = [];
const embedAssetsOf = (/** @type {string[]} */ modules) => ({
  inlineScript: embedInline,
  icon: '',
  ...embedAssets.of(`${HOST}src/embed.tsx`, modules),
});
for (const { id } of renderer.EMBEDDED_TOOLS) {
  const needed = embedAssetsOf([screenOf(id)]);
  stored.add(`/embed/tools/${id}`, { assets: needed, instant });
  for (const language of LANGUAGE_CODES) {
    const file = `embed/${language}/${id}.html`;
    writeFile(file, await renderer.renderEmbed(id, language, { assets: needed, instant }));
    embedded.push({ tool: id, language, file });
  }
}
/** @type {Record<string, string>} */
const embedOff = {};
for (const language of LANGUAGE_CODES) {
  embedOff[language] = `embed/${language}/off.html`;
  writeFile(embedOff[language], await renderer.renderEmbedOff(language, { assets: embedAssetsOf([]) }));
}
writeFile('embed.js', await bundleScript(join(HOST, 'src/embed-script.ts')));

writeFile('renderer/assets.json', stored.toJson());
writeFile('renderer/worker.js', readFileSync(join(HOST, 'build/render-worker.mjs'), 'utf8'));
const site = {
  version: buildVersion(DIST),
  pages,
  notFound,
  filled,
  offline: { worker, shells },
  scriptHashes: [scriptHash(inlineScript)],
  embed: { pages: embedded, off: embedOff, script: 'embed.js', scriptHash: scriptHash(embedInline) },
};
writeFile('site.json', `${JSON.stringify(site, null, 2)}\n`);
console.log(`host: ${pages.length + Object.keys(notFound).length} pages`);

/** @param {string} name */
function fileName(name) {
  return name === '/' ? 'index.html' : `${name.replace(/^\//, '')}.html`;
}

/** @param {string} file @param {string} content */
function writeFile(file, content) {
  const path = join(DIST, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
