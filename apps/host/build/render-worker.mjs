// @ts-check
// Copied beside the renderer by the build. The service starts it as a thread when an admin has changed the tools.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

// Before the renderer is loaded, which reads it.
Object.assign(globalThis, { stbTools: { textContent: workerData.list } });
/** @type {string} */
const beside = './prerender.js';
const { renderPage, renderEmbed, filledFiles, sitePages } = await import(beside);
const { styles, pages } = JSON.parse(readFileSync(new URL('assets.json', import.meta.url), 'utf8'));

/** A key is a path, or a language and the name of a page. @param {string} key @returns {Promise<string | undefined>} */
async function textOf(key) {
  const [language, name] = key.split(' ');
  if (name === undefined)
    return (await filledFiles()).find((/** @type {{ path: string }} */ { path }) => path === key)?.text;
  const stored = pages[name];
  if (!stored) return undefined;
  const carried = stored.assets.styles.map((/** @type {string} */ href) => ({ href, css: styles[href] }));
  const options = { ...stored, assets: { ...stored.assets, styles: carried } };
  const embedded = /^\/embed\/tools\/([\w-]+)$/.exec(name)?.[1];
  if (embedded !== undefined) return renderEmbed(embedded, language, options);
  const page = sitePages().find(
    (/** @type {{ name: string, language: string }} */ one) => one.name === name && one.language === language,
  );
  return page && (await renderPage(page, options)).html;
}

// One after the other: the pages share the words of their language.
let last = Promise.resolve();
parentPort?.on('message', (key) => {
  last = last.then(async () => {
    try {
      parentPort?.postMessage({ key, text: await textOf(key) });
    } catch (error) {
      parentPort?.postMessage({ key, error: String(error) });
    }
  });
});
