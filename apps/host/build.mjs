// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { PageAssets } from './build/page-assets.mjs';
import { ADMIN_ENTRY, adminConfig } from './build/admin-config.mjs';
import { copySocialImages } from './build/social-images.mjs';
import { clientConfig, HOST, prerenderConfig } from './build/vite-config.mjs';

// React chooses its build when it is first imported, so this comes before Vite.
process.env['NODE_ENV'] = 'production';
const { build } = await import('vite');

const DIST = join(HOST, 'dist');
const CLIENT = join(DIST, 'client');
const RENDERER = join(DIST, 'renderer');
const DAY = 86_400_000;

rmSync(DIST, { recursive: true, force: true });
const client = await build(clientConfig(CLIENT));
if (!('output' in client)) throw new Error('the client build gave no output');
const admin = await build(adminConfig(CLIENT));
if (!('output' in admin)) throw new Error('the build of the admin section gave no output');
await build(prerenderConfig(RENDERER));

const assets = new PageAssets(client);
const inlineScript = await bundleInlineScript();
// One instant a day, so that building twice gives the same pages.
const instant = Math.floor(Date.now() / DAY) * DAY;
const { renderAdminShell, renderPage, searchFiles, sitePages, ADMIN_PATH, NOT_FOUND } = await import(
  pathToFileURL(join(RENDERER, 'prerender.js')).href
);

const socialImageOf = copySocialImages(CLIENT);

/** @type {{ path: string, language: string, file: string, status: number, indexed: boolean, head: object }[]} */
const pages = [];
/** @type {Record<string, string>} */
const notFound = {};
for (const page of sitePages()) {
  const file = `pages/${page.language}/${fileName(page.name)}`;
  const { html, head } = await renderPage(page, {
    assets: { inlineScript, icon: '/favicon.svg', ...assets.of(page) },
    socialImage: socialImageOf(page.toolId),
    instant,
  });
  writeFile(file, html);
  const { name, language, indexed } = page;
  if (name === NOT_FOUND) notFound[language] = file;
  else pages.push({ path: name, language, file, status: 200, indexed, head });
}

/** @type {{ path: string, file: string }[]} */
const filled = [];
for (const { path, text } of searchFiles()) {
  writeFile(`pages${path}`, text);
  filled.push({ path, file: `pages${path}` });
}

const shell = 'pages/admin.html';
writeFile(
  shell,
  renderAdminShell({ inlineScript, icon: '/favicon.svg', ...new PageAssets(admin).ofEntry(ADMIN_ENTRY) }),
);

const scriptHashes = [`sha256-${createHash('sha256').update(inlineScript).digest('base64')}`];
writeFile(
  'site.json',
  `${JSON.stringify({ pages, notFound, filled, shells: [{ path: ADMIN_PATH, file: shell }], scriptHashes }, null, 2)}\n`,
);
rmSync(RENDERER, { recursive: true });
console.log(`host: ${pages.length + Object.keys(notFound).length} pages`);

/** The script that runs before the first paint, small enough to stand in every page. */
async function bundleInlineScript() {
  const { outputFiles } = await bundle({
    entryPoints: [join(HOST, 'src/first-paint.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome90', 'safari15', 'firefox90'],
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

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
