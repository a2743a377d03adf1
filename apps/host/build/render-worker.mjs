// @ts-check
// Copied beside the renderer by the build. The service starts it as a thread when an admin has changed the tools.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

// Before the renderer is loaded, which reads it.
Object.assign(globalThis, { stbTools: { textContent: workerData.list } });
/** @type {string} */
const beside = './prerender.js';
const { renderPage, filledFiles, sitePages } = await import(beside);
const { styles, pages } = JSON.parse(readFileSync(new URL('assets.json', import.meta.url), 'utf8'));

/** A key is a path, or a language and the name of a page. @param {string} key @returns {Promise<string | undefined>} */
async function textOf(key) {
  const [language, name] = key.split(' ');
  if (name === undefined)
    return (await filledFiles()).find((/** @type {{ path: string }} */ { path }) => path === key)?.text;
  const page = sitePages().find(
    (/** @type {{ name: string, language: string }} */ one) => one.name === name && one.language === language,
  );
  const options = pages[name];
  if (!page || !options) return undefined;
  const { assets } = options;
  const carried = assets.styles.map((/** @type {string} */ href) => ({ href, css: styles[href] }));
  const { html } = await renderPage(page, { ...options, assets: { ...assets, styles: carried } });
  return html;
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
